import type { FoodOperation } from '../food-state'

/**
 * POST /order/takeaway/merchants/business_buffer_time (food §4.9): minutes, for all stores at once;
 * which are all depends on the reading, see `BufferScope`.
 */
export const setBusinessBufferTime: FoodOperation = ({ fields, region }, food) => {
  food.setEndBuffer(region, fields.int('end_buffer_time', { min: 0, max: 1440 }))
  return undefined
}
