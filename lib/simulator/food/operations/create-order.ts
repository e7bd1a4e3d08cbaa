import { PlatformError } from '../../core/platform-error'
import { measureWay } from '../delivery-way'
import type { FoodOperation } from '../food-operation'
import { createdOrder } from '../formatters/created-order'
import { openOrder } from '../open-order'
import { readOrderRequest } from '../order-input'
import { checkSchedule } from '../schedule'

/**
 * POST /order/takeaway/create (food §4.2). Opening hours are not asked about (§4.8). A client order id is
 * good for one order of the account, whatever the store. A repeat within 60 seconds is 261005 even when
 * the first attempt was refused; a later one with a known client order id 263004.
 */
export const createOrder: FoodOperation = (call, food) => {
  const request = readOrderRequest(call.fields, call.region)
  food.recent.refuseRepeat('food create', call.data)
  const { merchant } = food.desk(request.clientMerchantId, call.region)
  if (food.orders.hasClientOrder(request.clientOrderId)) throw new PlatformError(263004)
  checkSchedule(request.appointedAt, food.world.clock.now())
  const way = measureWay(merchant, request.userLocation)
  const order = openOrder(food, { request, merchant, way, lang: call.lang, region: call.region })
  return createdOrder(order, food.world)
}
