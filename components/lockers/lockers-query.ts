import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { whenIdle } from '@/components/shell/when-idle'
import { lockerKeys, lockerReads } from '@/lib/lockers/keys'
import type { LockerList, RefreshState } from '@/lib/lockers/model/locker-list'
import { unpackLockers } from '@/lib/lockers/model/lockers'
import { indexLocker, searchTextOf } from './find-lockers'

/** So long may a list be worked on before the page answers again, in milliseconds. */
const SLICE_MS = 10

/** While the list is being read anew, and otherwise, in milliseconds. */
const SOON_MS = 1_500
const LATER_MS = 60_000

/** All lockers; good until there is another version. */
export function lockerListQuery() {
  return queryOptions({
    queryKey: lockerKeys.list(),
    queryFn: async ({ signal }) => {
      const { version, ...packed } = await readJson<LockerList>(lockerReads.list(), signal)
      const lockers = await inSlices(unpackLockers(packed), indexLocker)
      // They are shown before they can be searched quickly.
      whenIdle(() => void inSlices(lockers, ({ locker }) => searchTextOf(locker)))
      return { version, lockers }
    },
    staleTime: Infinity,
    gcTime: Infinity,
    // Thousands of entries are told apart by their version, not one by one.
    structuralSharing: false,
  })
}

/** How old the list is. */
export function refreshStateQuery() {
  return queryOptions({
    queryKey: lockerKeys.state(),
    queryFn: ({ signal }) => readJson<RefreshState>(lockerReads.state(), signal),
    staleTime: SOON_MS,
    refetchInterval: ({ state }) => (state.data?.refreshing ? SOON_MS : LATER_MS),
  })
}

/** As `map` over a list, stopping now and then so that the page is not held up by a long one. */
export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  let until = performance.now() + SLICE_MS
  for (const item of items) {
    if (performance.now() >= until) {
      await new Promise((resolve) => setTimeout(resolve))
      until = performance.now() + SLICE_MS
    }
    results.push(work(item))
  }
  return results
}
