import { USUAL_ACCEPT_MS } from '../vehicles'
import type { FoodOperation } from '../food-state'
import { predictionOf } from '../predictions'

/** POST /order/takeaway/preassigntime (food §4.11): until a courier would accept an order of this store. */
export const predictAssignTime: FoodOperation = ({ fields, region }, food) => {
  food.desk(fields.text('client_merchant_id'), region)
  return predictionOf(USUAL_ACCEPT_MS)
}
