'use client'

import { useTranslations } from 'next-intl'
import type { Delivery } from '@/components/map/deliveries-map'
import { ageOf } from '@/components/ui/age-of'
import { useNow } from '@/components/ui/use-now'
import type { OrderPlaces } from '@/lib/orders/schema'
import type { BoardRow } from './build-board'
import type { FoodStore } from './food-store'
import { isStale } from './position-age'

/** Ages are written at every courier at once: not more often than this. */
const LOOK_MS = 10_000

/** The orders that have a place, as a map shows them, with the age of each sighting in words. */
export function useDeliveries(
  rows: readonly BoardRow[],
  stores: readonly FoodStore[],
  places: readonly OrderPlaces[],
): Delivery[] {
  const t = useTranslations('board.map')
  const common = useTranslations('common')
  const food = useTranslations('food.board')
  const now = useNow(LOOK_MS)
  const placeOf = new Map(places.map((place) => [place.orderId, place]))
  const storeOf = new Map(stores.map((store) => [store.id, store]))
  return rows.flatMap(({ card }) => {
    const place = placeOf.get(card.id)
    const store = storeOf.get(card.storeId)
    const last = place?.seen.at(-1)
    if (!store || !place || (!place.door && !last)) return []
    const code = card.pickupCode ?? food('noCode')
    const ageMs = last ? now - Date.parse(last.at) : 0
    const { unit, count } = ageOf(ageMs)
    const age = common(`age.${unit}`, { count })
    return {
      id: card.id,
      code,
      store: store.location,
      door: place.door,
      seen: place.seen,
      seenText: t('caption', { code, age }),
      stale: isStale(ageMs),
    }
  })
}
