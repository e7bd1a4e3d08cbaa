import type { FoodStore } from './food-store'

/** Of the chosen stores, those whose food orders this person may see. */
export function boardStores(chosen: readonly FoodStore[]): FoodStore[] {
  return chosen.filter((store) => store.may.includes('food.see'))
}
