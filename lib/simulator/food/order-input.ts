import { coordinateField } from '../core/coordinates'
import type { Fields } from '../core/fields'
import { incorrect } from '../core/platform-error'
import { knownRegion } from '../core/regions'
import { countryCodeField, phoneField } from './customer-fields'
import type { OrderRequest } from './order'
import { scheduleFields } from './schedule'

/** What differs for a SELF_PICKUP is not shown; such an order is kept as such and lives like the others. */
const DELIVERY_TYPES = ['PLATFORM_DELIVERY', 'SELF_PICKUP']
/** Ten digits: what is in milliseconds is not a time in seconds. */
const SECONDS = { min: 1_000_000_000, max: 9_999_999_999 }

/** Reads the parameters of a creation in the order of their table (food §4.2). */
export function readOrderRequest(fields: Fields, region: string): OrderRequest {
  const clientMerchantId = fields.text('client_merchant_id')
  const codes = readOrderCodes(fields)
  fields.int('order_time', SECONDS)
  const deliveryType = readDeliveryType(fields)
  const appointedAt = scheduleFields(fields, 'is_appoint', 'appoint_time', region)
  const remark = fields.optionalText('remark', { max: 1024 }) ?? ''
  const merchantRemark = fields.optionalText('merchant_remark', { max: 1024 }) ?? ''
  fields.optionalInt('cod_type', { oneOf: [0, 1, 2, 3] })
  const receiver = readReceiver(fields.group('receive'), region)
  const totalPrice = fields.group('order_detail').int('total_price', { min: 0 })
  return {
    clientMerchantId,
    ...codes,
    deliveryType,
    appointedAt,
    remark,
    merchantRemark,
    ...receiver,
    totalPrice,
  }
}

/**
 * The pickup code is `merchant_order_id`, four digits, or else the last four digits of
 * `client_order_id`, which then must be numeric (and so at least four digits long).
 */
function readOrderCodes(fields: Fields) {
  const clientOrderId = fields.text('client_order_id', { max: 128 })
  const merchantOrderId = fields.optionalText('merchant_order_id', { max: 64 }) ?? ''
  if (merchantOrderId !== '') {
    if (!/^\d{4}$/.test(merchantOrderId))
      throw incorrect(fields.nameOf('merchant_order_id'), 'must be 4 digits')
    return { clientOrderId, pickupCode: merchantOrderId }
  }
  if (!/^\d{4,}$/.test(clientOrderId))
    throw incorrect(fields.nameOf('client_order_id'), 'must be numeric without merchant_order_id')
  return { clientOrderId, pickupCode: clientOrderId.slice(-4) }
}

function readDeliveryType(fields: Fields) {
  const deliveryType = fields.optionalText('delivery_type') ?? 'PLATFORM_DELIVERY'
  if (!DELIVERY_TYPES.includes(deliveryType))
    throw incorrect(fields.nameOf('delivery_type'), DELIVERY_TYPES.join(' or '))
  return deliveryType
}

/** How address id, address and location combine is not shown: both mandatory ones are asked for. */
function readReceiver(receive: Fields, region: string) {
  receive.text('user_name', { max: 64 })
  const userPhone = phoneField(receive, 'user_phone')
  const userPhoneCountryCode = countryCodeField(
    receive,
    'user_phone_country_code',
    knownRegion(region).countryCode,
  )
  receive.optionalText('user_address_id')
  receive.text('user_address', { max: 255 })
  const userLocation = coordinateField(receive, 'user_location')
  return { userPhone, userPhoneCountryCode, userLocation }
}
