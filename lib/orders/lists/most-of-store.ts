/**
 * Of each store so many are looked at, at the least, and a tenth of them all while that is at most three
 * times as many together: a store that has all the latest orders, of an import say, ends the walk for
 * all others where it has but its share.
 */
const LEAST_OF_STORE = 50
const MORE_OF_STORE = 1 / 10
const MOST_TOGETHER = 3

/** At how many orders of each of so many stores a walk looks that is to see about `most` of all. */
export function mostOfStore(most: number, stores: number): number {
  const ofBusy = Math.min(most * MORE_OF_STORE, (most * MOST_TOGETHER) / stores)
  return Math.ceil(Math.max(LEAST_OF_STORE, most / stores, ofBusy))
}
