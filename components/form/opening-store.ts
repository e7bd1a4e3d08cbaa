/**
 * The store that a form opens with: the first wanted one that there is, or the only one where
 * nothing else was wanted. Who wants a store that cannot send has to choose another by hand.
 */
export function openingStore(
  stores: readonly { id: number }[],
  wanted: readonly (number | undefined)[],
): number | undefined {
  const asked = wanted.filter((id) => id !== undefined)
  const found = asked.find((id) => stores.some((store) => store.id === id))
  return found ?? (asked.length === 0 && stores.length === 1 ? stores[0]?.id : undefined)
}
