'use client'

import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useNow } from '@/components/ui/clock/use-now'
import { withoutBegun } from '@/lib/express/model/chosen-slots'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { SlotOffer } from '@/lib/domain/express/slots'
import { slotsQuery } from './use-slot-offer'

/** What the platform offers by product: null where it does not say, nothing until it has answered. */
export type SlotOffers = ReadonlyMap<ExpressProduct, SlotOffer | null>

/** How often what has begun meanwhile is taken out. */
const CUT_MS = 60_000

/** The same function each time, or what is below would be worked out anew at every drawing. */
const answersOf = (all: readonly UseQueryResult<SlotOffer>[]) =>
  all.map(({ data, isError }) => data ?? (isError ? null : undefined))

/** The slots of several products as they can be chosen this moment. */
export function useSlotOffers(storeId: number, products: readonly ExpressProduct[]): SlotOffers {
  const answers = useQueries({
    queries: products.map((product) => slotsQuery({ storeId, product })),
    combine: answersOf,
  })
  const now = useNow(CUT_MS)
  return useMemo(() => {
    const said = new Map<ExpressProduct, SlotOffer | null>()
    for (const [index, product] of products.entries()) {
      const answer = answers[index]
      if (answer !== undefined) said.set(product, answer && withoutBegun(answer, new Date(now)))
    }
    return said
  }, [products, answers, now])
}
