import { orderFields } from '../customer-fields'
import type { FoodOperation } from '../food-state'
import { pickupAhead } from '../predictions'

/** POST /order/takeaway/prepickuptime (food §4.11). */
export const predictPickupTime: FoodOperation = ({ fields, region }, food) => {
  const { orderId, clientMerchantId } = orderFields(fields)
  return pickupAhead(food.order(orderId, clientMerchantId, region))
}
