import { PlatformError } from '../../core/signed/platform-error'
import { knownRegion } from '../../core/regions'
import { countryCodeField, phoneField } from '../customer-fields'
import type { FoodOperation } from '../food-state'
import { orderInfo } from '../order-info'

/** POST /order/takeaway/info_by_phone (food §4.5): the newest order of a phone, of whichever store. */
export const findOrderByPhone: FoodOperation = ({ fields, region }, food) => {
  const phone = phoneField(fields, 'user_phone')
  const ownCode = knownRegion(region).countryCode
  const countryCode = countryCodeField(fields, 'user_phone_country_code', ownCode)
  const order = food.orders.latestOfPhone(region, countryCode, phone)
  if (!order) throw new PlatformError(263001)
  return orderInfo(order, food.world)
}
