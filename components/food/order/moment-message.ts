import type { Stage } from '@/lib/domain/stages'
import { type Moment, isBehind, rangeInstants } from '@/lib/domain/time/moments'
import type { NothingAhead, Prediction } from '@/lib/orders/model/order-card'
import type { OrderDetail } from '@/lib/orders/model/order-detail'

/**
 * What can be said of a moment. The stage decides whether it is past, never the platform's −1 or
 * null: for the way to the store they stand before acceptance as well as after the arrival (trap 46).
 */
export type MomentMessage = { moment: Moment } & (
  | { kind: 'past' }
  | { kind: 'predicted'; prediction: Prediction }
  | { kind: 'after-accept' }
  | { kind: 'nothing'; said: NothingAhead }
  | { kind: 'unknown' }
)

export function momentMessage(
  moment: Moment,
  stage: Stage,
  { predictions, nothingAhead }: Pick<OrderDetail, 'predictions' | 'nothingAhead'>,
): MomentMessage {
  if (isBehind(moment, stage)) return { moment, kind: 'past' }
  const prediction = predictions.find((one) => one.moment === moment)
  if (prediction) return { moment, kind: 'predicted', prediction }
  if (moment === 'showup' && stage === 'waiting') return { moment, kind: 'after-accept' }
  const said = nothingAhead.find((one) => one.moment === moment)
  return said ? { moment, kind: 'nothing', said } : { moment, kind: 'unknown' }
}

/** The two instants (epoch ms) between which a predicted moment should come; null without a range. */
export function rangeOf({ range, asOf }: Prediction): { from: number; to: number } | null {
  return rangeInstants(range, asOf)
}
