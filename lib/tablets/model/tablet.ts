/** Minutes without a touch after which a tablet may be told to lock its screen. */
export const LOCK_MINUTES = [1, 2, 5, 10, 15, 30, 60] as const

/** How somebody's PIN stands: `given` by somebody else, to be changed; `ended` by wrong tries. */
export type PinState = 'none' | 'given' | 'set' | 'ended'

/** A shared tablet that was not ended. */
export type TabletRow = {
  id: string
  name: string
  lockMinutes: number
  /** Who signed it in; null once they are gone. */
  signedInBy: string | null
  /** ISO instants. */
  createdAt: string
  lastUsedAt: string
  /** Who is at it now; null while it is locked. */
  person: string | null
}

/** Somebody who works at a store, and whether whoever looks may give them a PIN. */
export type PinHolder = { id: number; name: string; pin: PinState; mayGive: boolean }

/** A store with its shared tablets and the people who may switch on them. */
export type StoreTablets = {
  storeId: number
  storeName: string
  tablets: TabletRow[]
  people: PinHolder[]
}

/** What the screen of a locked tablet shows. */
export type TabletScreen = {
  name: string
  store: string
  people: { id: number; name: string }[]
}
