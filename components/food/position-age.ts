/** A courier rides half a kilometre in this time: an older position is a hint, not a place. */
export const STALE_MS = 120_000

export function isStale(ageMs: number): boolean {
  return ageMs > STALE_MS
}
