import type { Region } from '@/lib/domain/areas'
import { boardStores } from './board-stores'
import type { FoodStore } from './food-store'

/** The stores of which the platform can be asked something that only shows. */
function askableStores(stores: readonly FoodStore[]): FoodStore[] {
  return boardStores(stores).filter(({ hasFood }) => hasFood)
}

/** Where those stores are, each region once, those of the chosen stores first. */
export function foodRegions(
  all: readonly FoodStore[],
  chosen: readonly FoodStore[],
): readonly Region[] {
  const regions = [...askableStores(chosen), ...askableStores(all)].map(({ region }) => region)
  return [...new Set(regions)]
}

/** Those stores in one region. */
export function regionStores(stores: readonly FoodStore[], region: Region): FoodStore[] {
  return askableStores(stores).filter((store) => store.region === region)
}
