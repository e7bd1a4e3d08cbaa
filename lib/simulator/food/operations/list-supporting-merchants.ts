import type { Coordinate } from '../../core/coordinates'
import { customerPlace } from '../customer-fields'
import { isWithinReach, measureWay } from '../delivery-way'
import { expectedTotalMs, LONGEST_QUOTE_MS } from '../vehicles'
import type { FoodOperation, FoodState } from '../food-state'
import type { MerchantDesk } from '../merchants'
import { predictionOf } from '../predictions'

const SUPPORTED = 0
const NONE_AVAILABLE = 101
const NONE_AT_LOCATION = 102
const CLOSING_SOON = 103
const TOO_SLOW = 104

/**
 * POST /order/takeaway/merchants/supported (food §4.7). When stores reach the place but none is offered,
 * the reason given is that of the store which came closest to delivering: too slow, then closing
 * soon, then closed. A region without any store is 101 as well.
 */
export const listSupportingMerchants: FoodOperation = ({ fields, region }, food) => {
  fields.optionalText('profile')
  const place = customerPlace(fields)
  const desks = food.desksIn(region)
  const reaching = desks.filter(({ merchant }) => isWithinReach(merchant, place))
  const offers = reaching.map((desk) => offerOf(desk, place, food))
  const merchants = offers.flatMap(({ merchant }) => (merchant ? [merchant] : []))
  if (merchants.length > 0) return { merchants, status: SUPPORTED }
  if (desks.length > 0 && reaching.length === 0) return { merchants, status: NONE_AT_LOCATION }
  return { merchants, status: Math.max(NONE_AVAILABLE, ...offers.map(({ status }) => status)) }
}

function offerOf(desk: MerchantDesk, place: Coordinate, food: FoodState) {
  const now = food.world.clock.now()
  if (!desk.isOpen(now)) return { status: NONE_AVAILABLE }
  if (desk.isClosingWithin(food.endBufferMinutes(desk.merchant.region), now))
    return { status: CLOSING_SOON }
  const way = measureWay(desk.merchant, place)
  const expected = expectedTotalMs(way.travel, way.leavesLand)
  if (expected > LONGEST_QUOTE_MS) return { status: TOO_SLOW }
  const { time, time_range } = predictionOf(expected)
  const merchant = {
    merchant_id: desk.merchant.merchantId,
    client_merchant_id: desk.merchant.clientMerchantId,
    prediction: { quote_time: time, quote_time_range: time_range },
  }
  return { status: SUPPORTED, merchant }
}
