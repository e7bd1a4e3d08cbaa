import type { Fields } from '../core/fields'
import { knownRegion } from '../core/regions'
import { cashField } from './amount-fields'
import { itemsField } from './items-input'
import type { ParcelMerchant } from './merchants'
import type { ParcelRequest } from './order'
import { orderContact } from './order-contact'
import type { ParcelCall } from './parcel-call'
import { ParcelError } from './parcel-error'
import { pathField, pathMetres } from './path-input'
import { positionsFor } from './positions'
import { preferencesField } from './preferences-input'
import { type ParcelProduct, productField } from './products'
import { cancelTimeField, scheduleField } from './time-fields'
import { vasField } from './vas-input'

/** Reads and checks the parameters of a creation or quotation (conventions §4.4, §4.8). */
export function readParcelRequest(
  { fields, region, merchant }: ParcelCall,
  now: number,
): ParcelRequest {
  const { countryCode, utcOffsetHours } = knownRegion(region)
  const client = fields.group('client')
  const clientOrderId = client.text('order_id')
  const clientShipmentCode = client.optionalText('shipment_code') ?? ''
  const product = productField(fields)
  const schedule = scheduleField(fields, utcOffsetHours, now)
  const publishUntil = cancelTimeField(fields, utcOffsetHours, schedule.at, now)
  const contact = orderContact(fields, product.needsContact, countryCode)
  const path = pathField(fields, { product, region, countryCode })
  const items = itemsField(fields, product.needsItems)
  const cod = codField(fields)
  const remark = fields.group('remark').optionalText('partner') ?? ''
  const offered = offeredPositions(product, schedule.at, items, pathMetres(path))
  const positions = preferencesField(fields, offered, neededPosition(product, merchant))
  const vas = vasField(fields, { product, positions, box: items?.box })
  return {
    merchantId: merchant.merchantId,
    clientOrderId,
    clientShipmentCode,
    product,
    positions,
    scheduleText: schedule.text,
    scheduledAt: schedule.at,
    publishUntil,
    contact,
    path,
    vas,
    items,
    cod,
    remark,
  }
}

function codField(fields: Fields) {
  const cod = fields.optionalGroup('cod')
  if (!cod) return { serviceFee: '0.00', cash: '0.00' }
  return { serviceFee: cashField(cod, 'service_fee'), cash: cashField(cod, 'cash') }
}

/** Which code asks for a position; undefined where it is optional (conventions §4.4). */
function neededPosition(product: ParcelProduct, merchant: ParcelMerchant) {
  if (product.needsPosition) return 4001128090
  return merchant.hasMonthlyContract ? undefined : 400190001013
}

function offeredPositions(
  product: ParcelProduct,
  scheduledAt: number | undefined,
  items: ParcelRequest['items'],
  metres: number,
) {
  const offered = positionsFor({
    productCode: product.code,
    isScheduled: scheduledAt !== undefined,
    box: items?.box,
    metres,
  })
  if (offered.length === 0) throw new ParcelError(400190001042)
  return offered
}
