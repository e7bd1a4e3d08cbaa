import { z } from 'zod'
import type { StationTrouble } from '@/lib/domain/print-station'
import { labelChoiceSchema, type LabelChoice } from './label'
import { MOST_CODES } from './print-queue'

const id = z.number().int().positive()

const stationFields = labelChoiceSchema.extend({
  name: z.string().trim().min(1, 'required').max(40, 'tooLong'),
  /** The queue of its computer; empty for the one that it uses when none is named. */
  printer: z.string().trim().max(128, 'tooLong'),
  /** The printer stacks face up, so that the last label must come out first. */
  reversed: z.boolean(),
  printsOnScan: z.boolean(),
  printsAfterCreation: z.boolean(),
})

export const newStationSchema = stationFields.extend({ storeId: id })
export type NewStationForm = z.infer<typeof newStationSchema>

export const saveStationSchema = stationFields.extend({ stationId: id })
export type SaveStationForm = z.infer<typeof saveStationSchema>

export const stationIdSchema = z.object({ stationId: id })

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

export const sendRunSchema = z.object({ runId: id, stationId: id })
export type SendRun = z.infer<typeof sendRunSchema>

export const sendScannedSchema = z.object({
  stationId: id,
  codes: z.array(z.string().max(500)).max(MOST_CODES),
})
export type SendScanned = z.infer<typeof sendScannedSchema>

/** What scans became that go straight to a printer. */
export type SentScans = {
  /** Our numbers. */
  sent: string[]
  refused: {
    code: string
    why: 'unknown' | 'several' | 'cancelled' | 'not-placed' | 'printed' | 'sent' | 'no-label'
  }[]
}

export const withdrawRunSchema = z.object({ runId: id })

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
