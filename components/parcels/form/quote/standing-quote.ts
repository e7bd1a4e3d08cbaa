import type { QueryState } from '@tanstack/react-query'
import type { QuoteAnswer } from '@/lib/parcels/model/parcel-form'

/** A quote is asked for anew at this age, while somebody has the form before them. */
export const RENEW_MS = 240_000
/** How long one is good is not published (conventions §4.8): none older than this is sent. */
const OLDEST_MS = 480_000

type Asked = Pick<QueryState<QuoteAnswer>, 'status' | 'data' | 'dataUpdatedAt'>

/**
 * The quote that is shown and that an order goes out with: one rule for both. An answer stands
 * until it is old, also while another is being asked for; once that fails it stands no more, though
 * the query keeps it as `data`. `now` is in ms since 1970.
 */
export function standingQuote(asked: Asked | undefined, now: number): QuoteAnswer | null {
  if (asked?.status !== 'success' || now - asked.dataUpdatedAt >= OLDEST_MS) return null
  return asked.data ?? null
}
