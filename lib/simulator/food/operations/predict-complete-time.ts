import { customerPlace } from '../customer-fields'
import { measureWay } from '../delivery-way'
import { expectedTotalMs } from '../vehicles'
import type { FoodOperation } from '../food-state'
import { predictionOf } from '../predictions'

/** POST /order/takeaway/precompletetime (food §4.11): from an order placed now to its door. */
export const predictCompleteTime: FoodOperation = ({ fields, region }, food) => {
  const clientMerchantId = fields.text('client_merchant_id')
  const place = customerPlace(fields)
  const way = measureWay(food.desk(clientMerchantId, region).merchant, place)
  return predictionOf(expectedTotalMs(way.travel, way.leavesLand))
}
