import type { FoodOperation } from '../food-operation'

/** POST /order/takeaway/merchants/business_buffer_time (food §4.9): minutes, for all stores at once. */
export const setBusinessBufferTime: FoodOperation = ({ fields }, food) => {
  food.endBufferMinutes = fields.int('end_buffer_time', { min: 0, max: 1440 })
  return undefined
}
