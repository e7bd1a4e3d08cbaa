import type { QueryState } from '@tanstack/react-query'
import type { QuoteAnswer } from '@/lib/parcels/schema'

type Asked = Pick<QueryState<QuoteAnswer>, 'status' | 'fetchStatus' | 'data'>

/**
 * The quote that is shown and that an order goes out with: one rule for both. An answer that was
 * asked for again counts for neither until the new one is there, and for neither when none comes:
 * the query keeps what it had before (`data`) in both cases.
 */
export function standingQuote(asked: Asked | undefined): QuoteAnswer | null {
  const isAnswered = asked?.status === 'success' && asked.fetchStatus === 'idle'
  return isAnswered ? (asked.data ?? null) : null
}
