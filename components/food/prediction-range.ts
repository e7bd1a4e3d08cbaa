import { rangeInstants } from '@/lib/domain/minutes-range'
import type { Prediction } from '@/lib/orders/schema'

/** The two instants (epoch ms) between which a predicted moment should come; null without a range. */
export function rangeOf({ range, asOf }: Prediction): { from: number; to: number } | null {
  return rangeInstants(range, asOf)
}
