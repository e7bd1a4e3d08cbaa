import type { useChosenStores } from '@/components/shell/viewer-provider'

/** A store as the signed-in person may use it. */
export type FoodStore = ReturnType<typeof useChosenStores>['all'][number]

/** The stores of a board's cards, by the store's id. */
export type StoresById = ReadonlyMap<number, FoodStore>

/** The stores at which this person may place food orders. */
export function placeableStores(stores: readonly FoodStore[]): FoodStore[] {
  return stores.filter((store) => store.hasFood && store.may.includes('food.place'))
}

/** The store that a new order opens with: the one chosen in the shell, or the only one there is. */
export function openingStore(
  placeable: readonly FoodStore[],
  chosen: readonly FoodStore[],
): number | undefined {
  const among = placeable.filter((store) => chosen.some(({ id }) => id === store.id))
  if (among.length === 1) return among[0]?.id
  return placeable.length === 1 ? placeable[0]?.id : undefined
}

/** Of the chosen stores, those whose food orders this person may see. */
export function boardStores(chosen: readonly FoodStore[]): FoodStore[] {
  return chosen.filter((store) => store.may.includes('food.see'))
}
