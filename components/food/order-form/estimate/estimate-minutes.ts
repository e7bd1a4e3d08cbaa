/** How a predicted time is said: as a range, as a number, or as not known (food §4.11). */
type EstimatedMinutes =
  | { key: 'range'; range: string }
  | { key: 'minutes'; minutes: number }
  | { key: 'unknown' }

/** −1, null and anything else that is no time from now is not known; a range says more than a number. */
export function estimateMinutes(minutes: number | null, range: string | null): EstimatedMinutes {
  if (minutes === null || minutes < 0) return { key: 'unknown' }
  const ends = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(range ?? '')
  if (!ends) return { key: 'minutes', minutes }
  const [from, to] = [Number(ends[1]), Number(ends[2])]
  if (from === to) return { key: 'minutes', minutes: from }
  return { key: 'range', range: `${Math.min(from, to)}–${Math.max(from, to)}` }
}
