import { epochSeconds } from '../core/clock'
import { coordinateText } from '../core/coordinates'
import { orderUrl, type World } from '../core/world'
import type { FoodOrder } from './order'
import { COMPLETED } from './statuses'
import { partnerOf } from './whereabouts'

/** An order as a query returns it (food §2.1). What has not happened is 0 or an empty string. */
export function orderInfo(order: FoodOrder, world: World) {
  const { request, merchant, way, life, cancellation } = order
  const partner = partnerOf(order)
  return {
    order_id: order.orderId,
    client_order_id: request.clientOrderId,
    order_url: orderUrl(world, order.orderId),
    delivery_type: request.deliveryType,
    brand_id: merchant.brandId,
    brand_key: merchant.brandKey,
    merchant_location: coordinateText(merchant.coordinate),
    user_location: coordinateText(request.userLocation),
    direct_distance: way.direct,
    travel_distance: way.travel,
    addtime: epochSeconds(order.createdAt),
    appointment_time: epochSeconds(request.appointedAt ?? 0),
    name: `${merchant.brandKey} ${request.pickupCode}`,
    remark_text: request.remark,
    merchant_remark: request.merchantRemark,
    partner_name: partner?.name ?? '',
    partner_phone: partner?.phone ?? '',
    partner_carno: partner?.plate ?? '',
    order_status: life.status,
    cancel_code: cancellation?.code ?? '',
    cancel_user: cancellation?.user ?? '',
    cancel_type: cancellation?.type ?? '',
    cancel_reason: cancellation?.reason ?? '',
    cancel_time: epochSeconds(cancellation?.at ?? 0),
    actual_done_time: life.status === COMPLETED ? epochSeconds(life.enteredAt) : 0,
    requested_pickup_time: epochSeconds(order.requestedPickupAt),
    requested_delivery_time: epochSeconds(order.requestedDeliveryAt),
    lastmodify: epochSeconds(life.enteredAt),
  }
}
