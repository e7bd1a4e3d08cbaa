import { orderFields } from '../customer-fields'
import type { FoodOperation } from '../food-state'
import { deliveryAhead } from '../predictions'

/** POST /order/takeaway/predeliverytime (food §4.11). */
export const predictDeliveryTime: FoodOperation = ({ fields, region }, food) => {
  const { orderId, clientMerchantId } = orderFields(fields)
  return deliveryAhead(food.order(orderId, clientMerchantId, region))
}
