import type { z } from 'zod'
import type { Coordinates } from '@/lib/domain/coordinates'
import {
  omitEmpty,
  epoch,
  natural,
  point,
  record,
  requiredText,
  requiredWhole,
  text,
  whole,
} from '../wire-values'
import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { orderFields, type OrderRef } from './references'

export type PhoneQuery = {
  /** Without country code; at most 32 characters. */
  readonly phone: string
  /** Digits, at most 5; null for the region's own. */
  readonly callingCode?: string | null | undefined
}

/** The order as the platform has it (food §2.1). */
export type FoodOrder = {
  readonly orderId: string
  readonly clientOrderId: string | null
  /** Not in the specification's list: null unless the platform names the store all the same. */
  readonly storeCode: string | null
  /** May be a page for couriers, so by default not the customer's. */
  readonly trackerUrl: string | null
  readonly delivery: 'courier' | 'self-pickup' | null
  readonly brandId: number | null
  readonly brandKey: string | null
  readonly storeLocation: Coordinates | null
  readonly userLocation: Coordinates | null
  readonly directMetres: number | null
  readonly travelMetres: number | null
  readonly createdAt: Date | null
  readonly scheduledFor: Date | null
  readonly title: string | null
  readonly remark: string | null
  readonly storeRemark: string | null
  readonly courier: {
    readonly name: string | null
    readonly phone: string | null
    readonly plate: string | null
  } | null
  /** Status code. */
  readonly code: number
  readonly cancel: {
    readonly code: string | null
    /** Number of the member of staff. */
    readonly user: string | null
    readonly type: string | null
    readonly reason: string | null
    readonly at: Date | null
  } | null
  readonly doneAt: Date | null
  readonly requestedPickupAt: Date | null
  readonly requestedDeliveryAt: Date | null
  readonly modifiedAt: Date | null
  readonly raw: JsonValue
}

/** Food §4.4. */
export function orderInfo(order: OrderRef): SignedCall<FoodOrder> {
  return {
    operation: 'orderInfo',
    changes: false,
    path: '/order/takeaway/info',
    data: () => orderFields(order),
    answer: readFoodOrder,
  }
}

/** Food §4.5. One order of whichever store: whose it is must be checked before anyone sees it. */
export function orderInfoByPhone({ phone, callingCode }: PhoneQuery): SignedCall<FoodOrder> {
  return {
    operation: 'orderInfoByPhone',
    changes: false,
    path: '/order/takeaway/info_by_phone',
    data: () => ({ user_phone: phone, user_phone_country_code: omitEmpty(callingCode) }),
    answer: readFoodOrder,
  }
}

const order = record({
  order_id: requiredText,
  client_order_id: text,
  client_merchant_id: text,
  order_url: text,
  delivery_type: text,
  brand_id: whole,
  brand_key: text,
  merchant_location: point,
  user_location: point,
  direct_distance: natural,
  travel_distance: natural,
  addtime: epoch,
  appointment_time: epoch,
  name: text,
  remark_text: text,
  merchant_remark: text,
  partner_name: text,
  partner_phone: text,
  partner_carno: text,
  order_status: requiredWhole,
  cancel_code: text,
  cancel_user: text,
  cancel_type: text,
  cancel_reason: text,
  cancel_time: epoch,
  actual_done_time: epoch,
  requested_pickup_time: epoch,
  requested_delivery_time: epoch,
  lastmodify: epoch,
})
type WireOrder = z.infer<typeof order>

/** An answer, also one that was kept. Without an order id and a status it says nothing: unreadable. */
export function readFoodOrder(data: JsonValue): FoodOrder {
  const wire = order.parse(data)
  return {
    orderId: wire.order_id,
    clientOrderId: wire.client_order_id,
    storeCode: wire.client_merchant_id,
    trackerUrl: wire.order_url,
    delivery: deliveryOf(wire.delivery_type),
    brandId: wire.brand_id,
    brandKey: wire.brand_key,
    storeLocation: wire.merchant_location,
    userLocation: wire.user_location,
    directMetres: wire.direct_distance,
    travelMetres: wire.travel_distance,
    createdAt: wire.addtime,
    scheduledFor: wire.appointment_time,
    title: wire.name,
    remark: wire.remark_text,
    storeRemark: wire.merchant_remark,
    courier: courierOf(wire),
    code: wire.order_status,
    cancel: cancelOf(wire),
    doneAt: wire.actual_done_time,
    requestedPickupAt: wire.requested_pickup_time,
    requestedDeliveryAt: wire.requested_delivery_time,
    modifiedAt: wire.lastmodify,
    raw: data,
  }
}

/** Any `…_DELIVERY`: the literal's first part stands for the platform's name (food §2.1). */
function deliveryOf(type: string | null): FoodOrder['delivery'] {
  if (type === 'SELF_PICKUP') return 'self-pickup'
  return type?.endsWith('_DELIVERY') ? 'courier' : null
}

function courierOf(wire: WireOrder): FoodOrder['courier'] {
  const { partner_name: name, partner_phone: phone, partner_carno: plate } = wire
  return name === null && phone === null && plate === null ? null : { name, phone, plate }
}

function cancelOf(wire: WireOrder): FoodOrder['cancel'] {
  const { cancel_code: code, cancel_user: user, cancel_type: type, cancel_reason: reason } = wire
  const at = wire.cancel_time
  const says = [code, user, type, reason, at].some((member) => member !== null)
  return says ? { code, user, type, reason, at } : null
}
