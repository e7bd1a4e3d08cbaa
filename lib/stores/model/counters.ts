/** A device on which a store's pages were open. Instants in ISO form. */
export type Counter = {
  /** Browser and system as people call them; null for one that does not say. */
  device: string | null
  person: string
  lastSeenAt: string
  isConnected: boolean
}

/** The devices of one store, those that are connected first. */
export type StoreCounters = {
  storeId: number
  counters: readonly Counter[]
  /** Since when none is connected though the store is open, once that is three minutes; else null. */
  goneSince: string | null
}

/** Streams are marked twice a minute, so one that was not for so long is gone. */
export const CONNECTED_MS = 75_000

/** For so long a break is nobody's worry: a reload, a tablet that fell asleep. */
export const GONE_MS = 180_000

/** What was last seen longer ago was put away for the day. */
export const FORGOTTEN_MS = 12 * 3_600_000

/** Since when nobody is at the counters of a store that is not closed; null: nothing to worry about. */
export function silenceOf(lastSeenAt: Date | null, isClosed: boolean, now: Date): Date | null {
  if (lastSeenAt === null || isClosed) return null
  const ms = now.getTime() - lastSeenAt.getTime()
  return ms >= GONE_MS && ms < FORGOTTEN_MS ? lastSeenAt : null
}
