import type { StationTrouble } from '@/lib/domain/print-station'
import type { LabelChoice } from './label'

/** What a station is given once; nobody can read it again. */
export type StationKey = { stationId: number; key: string }

/** `new`: its program never asked for work; `away`: it has not for a while. */
export type StationState = 'ready' | 'trouble' | 'away' | 'new'

/** A print station as somebody chooses it. */
export type PrintStation = LabelChoice & {
  id: number
  storeId: number
  storeName: string
  /** Counts within its store. */
  number: number
  name: string
  reversed: boolean
  printsOnScan: boolean
  printsAfterCreation: boolean
  state: StationState
  trouble: StationTrouble | null
}

/** As its settings show it. */
export type StationRow = PrintStation & {
  printer: string | null
  /** The queues that its computer has. */
  printers: string[]
  /** ISO; null where its program never asked for work. */
  seenAt: string | null
}

export type StoreStations = { storeId: number; storeName: string; stations: StationRow[] }

/** What scans became that go straight to a printer. */
export type SentScans = {
  /** Our numbers. */
  sent: string[]
  refused: {
    code: string
    why: 'unknown' | 'several' | 'cancelled' | 'not-placed' | 'printed' | 'sent' | 'no-label'
  }[]
}

/** How a print run stands at a station. */
export type RunJob = {
  state: 'waiting' | 'claimed' | 'handed' | 'printed' | 'failed' | 'doubtful' | 'withdrawn'
  station: Pick<PrintStation, 'id' | 'number' | 'name' | 'state' | 'trouble'>
  /** What the printer's queue says of it; empty where it says nothing. */
  detail: string
}

/** It is not over, so that what is shown of it may change. */
export const isUnderWay = ({ state }: RunJob) =>
  state === 'waiting' || state === 'claimed' || state === 'handed'
