'use client'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '@/components/ui/use-now'
import { withoutBegun } from '@/lib/domain/chosen-slots'
import type { SlotsQuery } from '@/lib/express/schema'
import { slotsQuery } from './slots-query'

/** How often what has begun meanwhile is taken out. */
const CUT_MS = 10_000

/** The slots as they can be chosen this moment; `offer` is null until there are any. */
export function useSlotOffer(asked: SlotsQuery) {
  const query = useQuery(slotsQuery(asked))
  const now = useNow(CUT_MS)
  const { data } = query
  const offer = useMemo(() => data && withoutBegun(data, new Date(now)), [data, now])
  return { ...query, now, offer: offer ?? null, at: data?.at ?? null }
}
