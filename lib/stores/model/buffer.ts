import type { Region } from '@/lib/domain/areas'
import type { SendingState } from '@/lib/domain/hours/store-update'
import type { Sending } from './sending'

/**
 * The buffer of one connection. It is one number for all its stores, sent once for each region that
 * it has stores in (decision 0173).
 */
export type Buffer = {
  zone: 'AP1' | 'AP2'
  /** At least one, each with stores that the person sees. */
  regions: readonly RegionBuffer[]
  /** Only who manages all stores of the connection, or an administrator. */
  mayEdit: boolean
}

/** What the platform was told of one region, and what it said. */
export type RegionBuffer = {
  region: Region
  stores: readonly { id: number; code: string; name: string }[]
  last: Sending | null
  /** Minutes as the platform accepted them last; null: never set from here. */
  minutes: number | null
}

export type BufferOutcome = { region: Region; state: SendingState }
