import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { unpackLockers } from '@/lib/domain/lockers'
import { lockerKeys, lockerReads } from '@/lib/lockers/keys'
import type { LockerList, RefreshState } from '@/lib/lockers/schema'
import { inSlices } from './in-slices'
import { indexLocker } from './index-locker'

/** While the list is being read anew, and otherwise, in milliseconds. */
const SOON_MS = 1_500
const LATER_MS = 60_000

/** All lockers, ready for searching; good until there is another version. */
export function lockerListQuery() {
  return queryOptions({
    queryKey: lockerKeys.list(),
    queryFn: async ({ signal }) => {
      const { version, ...packed } = await readJson<LockerList>(lockerReads.list(), signal)
      return { version, lockers: await inSlices(unpackLockers(packed), indexLocker) }
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
