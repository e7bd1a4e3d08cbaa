'use client'

import { useSyncExternalStore } from 'react'
import type { OrderCard } from '@/lib/orders/schema'
import {
  acknowledge,
  decodeAcknowledged,
  encodeAcknowledged,
  meetStores,
  type Acknowledged,
} from './acknowledged'
import { keptValue } from '@/components/shell/kept-value'

/** Kept per browser, not per person: three people share a tablet, and one press is for all. */
const kept = keptValue({
  key: 'handover-food-seen',
  encode: encodeAcknowledged,
  decode: decodeAcknowledged,
})

/** What was acknowledged at this browser; null until the page is awake. */
export function useAcknowledged(): Acknowledged | null {
  return useSyncExternalStore<Acknowledged | null>(kept.subscribe, kept.read, () => null)
}

/** Somebody here has seen these orders as they are now. */
export function acknowledgeCards(cards: readonly OrderCard[]): void {
  kept.change((state) => acknowledge(state, cards))
}

/** These stores' orders are shown here now; what they have been through so far is no news. */
export function meetStoresHere(storeIds: readonly number[], cards: readonly OrderCard[]): void {
  kept.change((state) => meetStores(state, storeIds, cards))
}
