import type { Coordinates } from '@/lib/domain/coordinates'
import type { JsonValue } from '../http/parse-json'
import type { SignedCall } from '../channel/signature-channel'
import { epoch, minutesRange, natural, point, record, text } from '../wire-values'
import { toPrediction, type Prediction } from './prediction'
import { orderFields, type OrderRef } from './references'

type LatestPosition = {
  readonly orderId: string | null
  readonly clientOrderId: string | null
  readonly courierName: string | null
  /** Null while there is no courier, or none whose position is known. */
  readonly location: Coordinates | null
  /** When the courier was there, by the courier's own upload. */
  readonly at: Date | null
  readonly delivery: Prediction
  readonly raw: JsonValue
}

/** Food §4.6. */
export function latestPosition(order: OrderRef): SignedCall<LatestPosition> {
  return {
    operation: 'latestPosition',
    changes: false,
    path: '/tasker/takeaway/position_latest',
    data: () => orderFields(order),
    answer: readPosition,
  }
}

const position = record({
  order_id: text,
  client_order_id: text,
  partner_name: text,
  partner_location: point,
  upload_time: epoch,
  predicted_delivery_time: natural,
  predicted_delivery_time_range: minutesRange,
})

function readPosition(data: JsonValue): LatestPosition {
  const wire = position.parse(data)
  return {
    orderId: wire.order_id,
    clientOrderId: wire.client_order_id,
    courierName: wire.partner_name,
    location: wire.partner_location,
    at: wire.upload_time,
    delivery: toPrediction(wire.predicted_delivery_time, wire.predicted_delivery_time_range),
    raw: data,
  }
}
