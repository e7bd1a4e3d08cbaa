import { coordinateField } from '../../core/coordinates'
import type { Fields } from '../../core/signed/fields'
import { PlatformError } from '../../core/signed/platform-error'
import { AMOUNT_BANDS, type AmountBand, bandsHolding, modeOf, referenceFee } from '../delivery-mode'
import { type DeliveryWay, measureWay } from '../delivery-way'
import { expectedTotalMs } from '../vehicles'
import type { FoodOperation } from '../food-state'
import { predictionOf } from '../predictions'
import { checkSchedule, scheduleFields } from '../schedule'

/**
 * POST /order/takeaway/estimates (food §4.1): a quotation for each band of amounts, or the one that holds
 * `product.total_price` in dollars. Delivery modes exist in Hong Kong only (§1): elsewhere the parameters
 * are in order but the area has nothing to estimate with, which of the published codes 261105 says.
 */
export const estimateDelivery: FoodOperation = ({ fields, region }, food) => {
  const clientMerchantId = fields.text('client_merchant_id')
  const scheduledAt = scheduleFields(fields, 'schedule_type', 'schedule_time', region)
  const recipient = fields.group('recipient')
  recipient.optionalText('address', { max: 255 })
  const location = coordinateField(recipient, 'location')
  const bands = bandsAsked(fields)

  const { merchant } = food.desk(clientMerchantId, region)
  if (region !== 'HK') throw new PlatformError(261105, 'no delivery modes in this area')
  checkSchedule(scheduledAt, food.world.clock.now())
  const way = measureWay(merchant, location)
  return { quotations: bands.map((band) => quotation(food.nextQuotationId(), way, band)) }
}

/** A price of 0 is treated as not passed. */
function bandsAsked(fields: Fields) {
  const price = fields.optionalGroup('product')?.optionalAmount('total_price') ?? 0
  return price === 0 ? AMOUNT_BANDS : bandsHolding(price)
}

/** A quotation for one band of amounts (food §2.2). */
function quotation(id: string, way: DeliveryWay, band: AmountBand) {
  const mode = modeOf(way.travel, band.volume)
  const prediction = predictionOf(expectedTotalMs(way.travel, way.leavesLand, band.volume))
  return {
    quotation_id: id,
    mode,
    min_product_total_price: band.min,
    max_product_total_price: band.max,
    delivery_fee: referenceFee(mode, way.travel),
    predicted_quote_time: prediction.time,
    predicted_quote_time_range: prediction.time_range,
    direct_distance: way.direct,
    travel_distance: way.travel,
  }
}
