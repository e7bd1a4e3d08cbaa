import type { StoreAccess } from '@/lib/people/model/viewer'

/** Remembers on this device which store is shown: its id, or `all`. */
export const STORE_COOKIE = 'handover-store'

export type StoreChoice = number | 'all'

/**
 * Which store this device shows, as far as this person may still use it; null where nobody has said
 * so yet. The one place that reads the choice: whatever else may dictate a device's store belongs here.
 */
export function storeChoice(
  stores: readonly StoreAccess[],
  cookie: string | undefined,
): StoreChoice | null {
  if (cookie === 'all') return 'all'
  return stores.find(({ id }) => String(id) === cookie)?.id ?? null
}

/** The stores to show: one, or all of the person's. Empty only for a person without stores. */
export function chosenStores(
  stores: readonly StoreAccess[],
  choice: StoreChoice | null,
): readonly StoreAccess[] {
  const one = stores.find(({ id }) => id === choice)
  return one ? [one] : stores
}
