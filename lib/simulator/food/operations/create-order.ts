import { submissionKey } from '../../core/signed/repeat-guard'
import { epochSeconds } from '../../core/clock'
import { coordinateField } from '../../core/coordinates'
import { knownRegion } from '../../core/regions'
import type { Fields } from '../../core/signed/fields'
import { incorrect, PlatformError } from '../../core/signed/platform-error'
import { orderUrl, type World } from '../../core/world'
import { countryCodeField, phoneField } from '../customer-fields'
import { measureWay } from '../delivery-way'
import type { FoodOperation } from '../food-state'
import { openOrder } from '../open-order'
import type { FoodOrder, OrderRequest } from '../order'
import { predictionOf } from '../predictions'
import { checkSchedule, scheduleFields } from '../schedule'
import { ACCEPTED, AT_STORE, COMPLETED } from '../statuses'

/**
 * POST /order/takeaway/create (food §4.2). Opening hours are not asked about (§4.8). A client order id is
 * good for one order of the account, whatever the store. A repeat within 60 seconds is 261005 even when
 * the first attempt was refused; a later one with a known client order id 263004.
 */
export const createOrder: FoodOperation = (call, food) => {
  const request = readOrderRequest(call.fields, call.region)
  return food.once(submissionKey('create', call.data), () => {
    const { merchant } = food.desk(request.clientMerchantId, call.region)
    if (food.orders.hasClientOrder(request.clientOrderId)) throw new PlatformError(263004)
    checkSchedule(request.appointedAt, food.world.clock.now())
    const way = measureWay(merchant, request.userLocation)
    const order = openOrder(food, { request, merchant, way, lang: call.lang, region: call.region })
    return createdOrder(order, food.world)
  })
}

/** The answer to a creation (food §4.2). Predicted minutes count from now. */
function createdOrder({ life, ...order }: FoodOrder, world: World) {
  const accept = predictionOf(life.remainingMs(ACCEPTED))
  const showup = predictionOf(life.remainingMs(AT_STORE))
  const delivery = predictionOf(life.remainingMs(COMPLETED))
  return {
    order_id: order.orderId,
    client_order_id: order.request.clientOrderId,
    order_url: orderUrl(world, order.orderId),
    direct_distance: order.way.direct,
    travel_distance: order.way.travel,
    predicted_accept_time: accept.time,
    predicted_accept_time_range: accept.time_range,
    predicted_showup_time: showup.time,
    predicted_showup_time_range: showup.time_range,
    predicted_delivery_time: delivery.time,
    predicted_delivery_time_range: delivery.time_range,
    requested_pickup_time: epochSeconds(order.requestedPickupAt),
    requested_delivery_time: epochSeconds(order.requestedDeliveryAt),
  }
}

/** What differs for a SELF_PICKUP is not shown; such an order is kept as such and lives like the others. */
const DELIVERY_TYPES = ['PLATFORM_DELIVERY', 'SELF_PICKUP']
/** Ten digits: what is in milliseconds is not a time in seconds. */
const SECONDS = { min: 1_000_000_000, max: 9_999_999_999 }

/** Reads the parameters of a creation in the order of their table (food §4.2). */
function readOrderRequest(fields: Fields, region: string): OrderRequest {
  const clientMerchantId = fields.text('client_merchant_id')
  const codes = readOrderCodes(fields)
  fields.int('order_time', SECONDS)
  const deliveryType = readDeliveryType(fields)
  const appointedAt = scheduleFields(fields, 'is_appoint', 'appoint_time', region)
  const remark = fields.optionalText('remark', { max: 1024 }) ?? ''
  const merchantRemark = fields.optionalText('merchant_remark', { max: 1024 }) ?? ''
  fields.optionalInt('cod_type', { oneOf: [0, 1, 2, 3] })
  const receiver = readReceiver(fields.group('receive'), region)
  const most = knownRegion(region).largestBill * 100
  const totalPrice = fields.group('order_detail').int('total_price', { min: 0, max: most })
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
