import { epochSeconds } from '../../core/clock'
import { orderUrl } from '../../core/order-url'
import type { World } from '../../core/world'
import { predictionOf } from '../minutes'
import type { FoodOrder } from '../order'
import { ACCEPTED, AT_STORE, COMPLETED } from '../statuses'

/** The answer to a creation (food §4.2). Predicted minutes count from now. */
export function createdOrder({ life, ...order }: FoodOrder, world: World) {
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
