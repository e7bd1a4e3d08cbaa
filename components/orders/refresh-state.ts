/** `late`: asked for, and nothing came in the time in which an answer usually comes. */
export type RefreshState = 'idle' | 'asking' | 'late'

/** The platform's time-out, and a little for the queue. */
const PATIENCE_MS = 15_000
/** An answer from this little before the press is new enough, and is not asked for again. */
const FRESH_MS = 5_000
/** Nobody still waits for what was asked so long ago. */
const FORGOTTEN_MS = 60_000

/** What became of a press on "ask again": times in ms since 1970, `asOf` ISO. */
export function refreshState({
  askedAt,
  asOf,
  now,
}: {
  askedAt: number | null
  asOf: string | null
  now: number
}): RefreshState {
  if (askedAt === null || now - askedAt > FORGOTTEN_MS) return 'idle'
  if (asOf !== null && Date.parse(asOf) >= askedAt - FRESH_MS) return 'idle'
  return now - askedAt > PATIENCE_MS ? 'late' : 'asking'
}
