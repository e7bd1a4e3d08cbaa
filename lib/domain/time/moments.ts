import type { Stage } from '../stages'

/** What is predicted of a food order: a courier accepts, arrives at the store, delivers. */
export const MOMENTS = ['accept', 'showup', 'delivery'] as const
export type Moment = (typeof MOMENTS)[number]

const BEHIND: Readonly<Partial<Record<Stage, readonly Moment[]>>> = {
  coming: ['accept'],
  'at-store': ['accept', 'showup'],
  riding: ['accept', 'showup'],
  near: ['accept', 'showup'],
  done: MOMENTS,
}

/** Whether a stage tells that the moment has come. The platform's −1 and null do not (food §4.11). */
export function isBehind(moment: Moment, stage: Stage): boolean {
  return BEHIND[stage]?.includes(moment) ?? false
}

/** Reads `<min>-<max>` minutes as the platform writes them (food §2.2, §4.11); null for anything else. */
export function parseMinutesRange(text: string | null): { min: number; max: number } | null {
  const match = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(text ?? '')
  if (!match) return null
  const [min = 0, max = 0] = match.slice(1).map(Number)
  return min <= max ? { min, max } : null
}

/** The instants (epoch ms) that a range means which was said at `asOf` (ISO). */
export function rangeInstants(
  text: string | null,
  asOf: string,
): { from: number; to: number } | null {
  const range = parseMinutesRange(text)
  const said = Date.parse(asOf)
  return range && { from: said + range.min * 60_000, to: said + range.max * 60_000 }
}
