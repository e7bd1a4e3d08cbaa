'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNow } from '@/components/ui/clock/use-now'
import { speaksOfAnother } from './quote-problem'
import { useSettledForm } from '../reading-provider'
import { quoteQuery } from './reads'
import { standingQuote } from './standing-quote'

/**
 * The quote of the form as it is. `state` is `incomplete` while there is nothing to ask, and
 * `asking` also while something that the price depends on is being changed: what was known before
 * is gone from that moment. What only grows old is renewed behind the one that is shown.
 */
export function useQuote() {
  const { draft, isSettled, basis, reading } = useSettledForm()
  const now = useNow(1000)
  const query = useQuery(quoteQuery(basis, draft))
  const missing = reading ? Object.keys(reading.problems).length : null
  const { error, dataUpdatedAt: at, isFetching, refetch } = query
  const again = () => void refetch()
  const isOutdated = speaksOfAnother(error, draft)
  // Again for each refusal: another may be wrong in the form as it is now.
  useEffect(() => {
    if (isOutdated) void refetch({ cancelRefetch: false })
  }, [isOutdated, error, refetch])
  const data = standingQuote(query, now)
  if (basis === null) return { state: 'incomplete', missing } as const
  if (!isSettled) return { state: 'asking' } as const
  if (data) return { state: 'quoted', data, at, again, isRenewing: isFetching } as const
  if (error && !isFetching && !isOutdated) return { state: 'failed', error, again } as const
  return { state: 'asking' } as const
}
