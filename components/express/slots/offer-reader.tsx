'use client'

import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useNow } from '@/components/ui/use-now'
import { withoutBegun } from '@/lib/domain/chosen-slots'
import type { ExpressProduct } from '@/lib/domain/express-products'
import type { SlotOffer } from '@/lib/domain/slots'
import { slotsQuery } from './slots-query'

/** How often what has begun meanwhile is taken out. */
const CUT_MS = 60_000

/** The same function each time, or what is below would be worked out anew at every drawing. */
const answersOf = (all: readonly UseQueryResult<SlotOffer>[]) =>
  all.map(({ data, isError }) => data ?? (isError ? null : undefined))

type OfferReaderProps = {
  storeId: number
  products: readonly ExpressProduct[]
  children: (offers: ReadonlyMap<ExpressProduct, SlotOffer | null>) => ReactNode
}

/**
 * The slots of several products as they can be chosen this moment, for what is below: null of a
 * product of which the platform does not say, nothing until it has answered.
 */
export function OfferReader({ storeId, products, children }: OfferReaderProps) {
  const answers = useQueries({
    queries: products.map((product) => slotsQuery({ storeId, product })),
    combine: answersOf,
  })
  const now = useNow(CUT_MS)
  const offers = useMemo(() => {
    const said = new Map<ExpressProduct, SlotOffer | null>()
    for (const [index, product] of products.entries()) {
      const answer = answers[index]
      if (answer !== undefined) said.set(product, answer && withoutBegun(answer, new Date(now)))
    }
    return said
  }, [products, answers, now])
  return children(offers)
}
