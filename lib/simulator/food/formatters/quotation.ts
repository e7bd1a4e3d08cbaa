import { type AmountBand, modeOf, referenceFee } from '../delivery-mode'
import type { DeliveryWay } from '../delivery-way'
import { expectedTotalMs } from '../expected-times'
import { predictionOf } from '../minutes'

/** A quotation for one band of amounts (food §2.2). */
export function quotation(id: string, way: DeliveryWay, band: AmountBand) {
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
