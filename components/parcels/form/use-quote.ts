'use client'

import { useQuery } from '@tanstack/react-query'
import { useSettledForm } from './reading-provider'
import { quoteQuery } from './reads'
import { standingQuote } from './standing-quote'

/**
 * The quote of the form as it is. `state` is `incomplete` while there is nothing to ask, and
 * `asking` also while something that the price depends on is being changed: what was known before
 * is gone from that moment.
 */
export function useQuote() {
  const { draft, isSettled, basis, reading } = useSettledForm()
  const query = useQuery(quoteQuery(basis, draft))
  const missing = reading ? Object.keys(reading.problems).length : null
  const again = () => void query.refetch()
  const { error, dataUpdatedAt: at, fetchStatus } = query
  const data = standingQuote(query)
  if (basis === null) return { state: 'incomplete', missing } as const
  if (!isSettled || fetchStatus !== 'idle') return { state: 'asking' } as const
  if (error) return { state: 'failed', error, again } as const
  return data ? ({ state: 'quoted', data, at, again } as const) : ({ state: 'asking' } as const)
}
