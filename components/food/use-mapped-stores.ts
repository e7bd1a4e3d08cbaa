'use client'

import { useTranslations } from 'next-intl'
import type { FoodStore } from './food-store'
import type { Coverage } from './use-coverage'

/** The stores as the map shows them: hollow where they are known not to deliver. */
export function useMappedStores(stores: readonly FoodStore[], { data, isAsking }: Coverage) {
  const t = useTranslations('coverage.verdict')
  return stores.map(({ id, name, location }) => {
    const said = isAsking ? undefined : data?.stores.find(({ storeId }) => storeId === id)
    const drawn = { position: location, name }
    if (!said) return drawn
    return {
      ...drawn,
      note: t(said.verdict),
      off: !['delivers', 'unknown'].includes(said.verdict),
    }
  })
}
