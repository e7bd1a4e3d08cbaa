import { queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { storeKeys, storeReads } from '@/lib/stores/keys'
import type { Buffer } from '@/lib/stores/model/buffer'
import type { StoreCounters } from '@/lib/stores/model/counters'
import type { Holiday } from '@/lib/stores/model/hours-form'
import type { StoreStatus } from '@/lib/stores/model/open-close'
import type { Sending } from '@/lib/stores/model/sending'
import type { StoreHours } from '@/lib/stores/model/store-hours'

/** What becomes of a sending is told by reading again: soon while it is under way. */
const SOON_MS = 1500
const LATER_MS = 10_000
const SELDOM_MS = 60_000
const COUNTERS_MS = 30_000

/** How long until it is worth reading again, in ms, while these sendings are the latest. */
export function refetchDelay(sendings: readonly (Sending | null | undefined)[]): number {
  const states = sendings.map((sending) => sending?.state)
  if (states.some((state) => state === 'queued' || state === 'sending')) return SOON_MS
  const isOpen = states.some((state) => state === 'unconfirmed' || state === 'not-sent')
  return isOpen ? LATER_MS : SELDOM_MS
}

export function hoursQuery(storeId: number) {
  return queryOptions({
    queryKey: storeKeys.hours(storeId),
    queryFn: ({ signal }) => readJson<StoreHours>(storeReads.hours(storeId), signal),
    refetchInterval: ({ state }) => {
      const { regular, temporary } = state.data?.latest ?? {}
      return refetchDelay([regular?.last, temporary?.last])
    },
  })
}

export function statusesQuery() {
  return queryOptions({
    queryKey: storeKeys.statuses(),
    queryFn: ({ signal }) => readJson<StoreStatus[]>(storeReads.statuses(), signal),
    // A pause ends by itself, and others close stores too: ten seconds is soon enough to see it.
    refetchInterval: ({ state }) =>
      Math.min(refetchDelay(state.data?.map(({ sending }) => sending) ?? []), LATER_MS),
  })
}

export function countersQuery() {
  return queryOptions({
    queryKey: storeKeys.counters(),
    queryFn: ({ signal }) => readJson<StoreCounters[]>(storeReads.counters(), signal),
    // The live stream tells of a silence; a counter that comes is seen here.
    refetchInterval: COUNTERS_MS,
  })
}

export function buffersQuery() {
  return queryOptions({
    queryKey: storeKeys.buffers(),
    queryFn: ({ signal }) => readJson<Buffer[]>(storeReads.buffers(), signal),
    refetchInterval: ({ state }) =>
      refetchDelay(state.data?.flatMap(({ regions }) => regions.map(({ last }) => last)) ?? []),
  })
}

export function holidaysQuery(region: string, year: number) {
  return queryOptions({
    queryKey: storeKeys.holidays(region, year),
    queryFn: ({ signal }) => readJson<Holiday[]>(storeReads.holidays(region, year), signal),
  })
}
