import type { StoreAccess } from '@/lib/people/model/viewer'

/** Remembers on this device which store is shown: its id, or `all`. */
export const STORE_COOKIE = 'handover-store'

export type StoreChoice = number | 'all'

/** What the cookie says, as far as this person may still use it. */
export function storeChoice(
  stores: readonly StoreAccess[],
  cookie: string | undefined,
): StoreChoice {
  return stores.find(({ id }) => String(id) === cookie)?.id ?? 'all'
}

/** The stores to show: one, or all of the person's. Empty only for a person without stores. */
export function chosenStores(
  stores: readonly StoreAccess[],
  choice: StoreChoice,
): readonly StoreAccess[] {
  const one = stores.find(({ id }) => id === choice)
  return one ? [one] : stores
}
