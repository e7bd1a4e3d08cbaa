/** The store that a form opens with: the first wanted one that there is, or the only one. */
export function openingStore(
  stores: readonly { id: number }[],
  wanted: readonly (number | undefined)[],
): number | undefined {
  const found = wanted.find((id) => stores.some((store) => store.id === id))
  return found ?? (stores.length === 1 ? stores[0]?.id : undefined)
}
