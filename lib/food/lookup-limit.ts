import 'server-only'

const LOOKUPS = 10
const WITHIN_MS = 60_000

/** When each person looked a number up, in the last minute. */
function lookups(): Map<number, number[]> {
  // On globalThis: Next may give pages and actions separate copies of this module.
  const shared = globalThis as typeof globalThis & { handoverLookups?: Map<number, number[]> }
  shared.handoverLookups ??= new Map()
  return shared.handoverLookups
}

/**
 * Counts a look-up of this person, and says whether there may be one: ten a minute are plenty at a
 * counter and no way to try numbers out. Each instance counts for itself. `now` in epoch ms.
 */
export function takeLookup(personId: number, now: number): boolean {
  const all = lookups()
  const recent = (all.get(personId) ?? []).filter((at) => now - at < WITHIN_MS)
  if (recent.length >= LOOKUPS) return false
  all.set(personId, [...recent, now])
  return true
}
