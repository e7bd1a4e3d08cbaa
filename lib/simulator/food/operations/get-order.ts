import { orderFields } from '../customer-fields'
import type { FoodOperation } from '../food-state'
import { orderInfo } from '../order-info'

/** POST /order/takeaway/info (food §4.4). */
export const getOrder: FoodOperation = ({ fields, region }, food) => {
  const { orderId, clientMerchantId } = orderFields(fields)
  return orderInfo(food.order(orderId, clientMerchantId, region), food.world)
}
