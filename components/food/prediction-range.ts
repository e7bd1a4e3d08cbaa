import type { Prediction } from '@/lib/orders/schema'

/** The two instants (epoch ms) between which a predicted moment should come; null without a range. */
export function rangeOf({ range, asOf }: Prediction): { from: number; to: number } | null {
  const match = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(range ?? '')
  if (!match) return null
  const said = Date.parse(asOf)
  const [from = 0, to = 0] = match.slice(1).map((minutes) => said + Number(minutes) * 60_000)
  return from <= to ? { from, to } : null
}
