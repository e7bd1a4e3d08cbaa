import { customerPlace } from '../customer-fields'
import { isWithinReach } from '../delivery-way'
import type { FoodOperation } from '../food-state'

/**
 * POST /order/takeaway/isdistributable (food §4.10): does an open store reach the place? The buffer
 * before the end of business is not asked about: §4.9 names `merchants/supported` alone.
 */
export const checkDistributable: FoodOperation = ({ fields, region }, food) => {
  const clientMerchantId = fields.text('client_merchant_id')
  fields.optionalText('profile')
  const place = customerPlace(fields)
  const desk = food.desk(clientMerchantId, region)
  const reached = desk.isOpen(food.world.clock.now()) && isWithinReach(desk.merchant, place)
  return { distributable: reached ? 1 : 0 }
}
