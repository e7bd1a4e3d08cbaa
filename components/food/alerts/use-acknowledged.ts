'use client'

import { useSyncExternalStore } from 'react'
import { keptValue } from '@/components/shell/kept-value'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { type AlertKind, alertOf, alertKeyOf } from '@/lib/food/model/alert-of'

export const NOTHING_SEEN: Acknowledged = { stores: new Set(), marks: new Map() }

/** So many orders are remembered, the latest: about a week of a busy store, 60 KB. */
export const MOST_MARKS = 3000

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

/** So many forms are remembered: more than a tablet has orders on their way at one time. */
const MOST_FORMS = 100

/** The forms that were sent from this browser, the latest last. */
const ownForms = keptValue<readonly string[]>({
  key: 'handover-food-forms',
  decode: (text) => {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
  },
})

/** This form is sent from here now: the order that it becomes is no news to whoever typed it. */
export function rememberForm(formKey: string): void {
  ownForms.change((keys) => (keys.includes(formKey) ? keys : [...keys, formKey].slice(-MOST_FORMS)))
}

/** Marks those as seen that were typed in here and never seen: their changes are news from now on. */
export function acknowledgeOwn(cards: readonly OrderCard[]): void {
  const own = new Set(ownForms.read())
  const mine = cards.filter(({ formKey }) => formKey !== null && own.has(formKey))
  if (mine.length === 0) return
  kept.change((state) =>
    acknowledge(
      state,
      mine.filter(({ id }) => !state.marks.has(id)),
    ),
  )
}

/** Somebody here has seen these orders as they are now. */
export function acknowledgeCards(cards: readonly OrderCard[]): void {
  kept.change((state) => acknowledge(state, cards))
}

/** These stores' orders are shown here now; what they have been through so far is no news. */
export function meetStoresHere(storeIds: readonly number[], cards: readonly OrderCard[]): void {
  kept.change((state) => meetStores(state, storeIds, cards))
}

/**
 * What this browser's people have seen: the stores whose orders were ever shown here, and the mark
 * (`alertKeyOf`) at which each order was last acknowledged.
 */
type Acknowledged = {
  stores: ReadonlySet<number>
  marks: ReadonlyMap<number, string>
}

/** These orders have been seen as they are now. The same object when that is no news. */
export function acknowledge(state: Acknowledged, cards: readonly OrderCard[]): Acknowledged {
  const news = cards.filter((card) => state.marks.get(card.id) !== alertKeyOf(card))
  if (news.length === 0) return state
  const marks = new Map(state.marks)
  for (const card of news) marks.set(card.id, alertKeyOf(card))
  return { ...state, marks: latest(marks) }
}

/** A store that was never shown here begins with everything seen: its past is no news. */
export function meetStores(
  state: Acknowledged,
  storeIds: readonly number[],
  cards: readonly OrderCard[],
): Acknowledged {
  const met = new Set(storeIds.filter((id) => !state.stores.has(id)))
  if (met.size === 0) return state
  const seen = acknowledge(
    state,
    cards.filter((card) => met.has(card.storeId)),
  )
  return { ...seen, stores: new Set([...state.stores, ...met]) }
}

/** What of these orders is news here, by order. */
export function alertsAmong(
  cards: readonly OrderCard[],
  { stores, marks }: Acknowledged,
): Map<number, AlertKind> {
  const alerts = new Map<number, AlertKind>()
  for (const card of cards) {
    const alert = stores.has(card.storeId) ? alertOf(card, marks.get(card.id)) : null
    if (alert) alerts.set(card.id, alert)
  }
  return alerts
}

function latest(marks: ReadonlyMap<number, string>): ReadonlyMap<number, string> {
  if (marks.size <= MOST_MARKS) return marks
  return new Map([...marks].sort(([a], [b]) => b - a).slice(0, MOST_MARKS))
}

export function encodeAcknowledged({ stores, marks }: Acknowledged): string {
  return JSON.stringify({ stores: [...stores], marks: [...marks] })
}

/** What was kept; nothing seen where nothing was kept or it cannot be read. */
export function decodeAcknowledged(text: string | null): Acknowledged {
  const kept = parse(text)
  if (!Array.isArray(kept?.stores) || !Array.isArray(kept.marks)) return NOTHING_SEEN
  return {
    stores: new Set(kept.stores.filter((id) => typeof id === 'number')),
    marks: new Map(kept.marks.filter(isMark)),
  }
}

function parse(text: string | null): { stores?: unknown; marks?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function isMark(entry: unknown): entry is [number, string] {
  if (!Array.isArray(entry)) return false
  const [id, mark] = entry as unknown[]
  return typeof id === 'number' && typeof mark === 'string'
}
