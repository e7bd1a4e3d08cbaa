import { z } from 'zod'

/**
 * What a print station and the server say to each other. The station is the small program on the
 * computer beside the printer; whatever it asks carries its key as a bearer token.
 */

/** Why nothing comes out of the printer, as far as its queue tells. */
export const PRINTER_TROUBLES = [
  'no-cups',
  'no-printer',
  'paused',
  'rejecting',
  'paper-empty',
  'paper-jam',
  'open',
  'supply-empty',
  'offline',
  'other',
] as const
export type PrinterTrouble = (typeof PRINTER_TROUBLES)[number]

const trouble = z.object({
  code: z.enum(PRINTER_TROUBLES),
  /** In the printer's own words; empty where it says nothing. */
  detail: z.string().max(300),
})
export type StationTrouble = z.infer<typeof trouble>

/** What the station says of itself when it asks for work. */
export const stationFactsSchema = z.object({
  /** Made once for the folder in which the station keeps what it handed over. */
  instance: z.uuid(),
  /** The queues of its computer, by name. */
  printers: z.array(z.string().min(1).max(128)).max(100),
  /** Where a job goes whose station names no printer; null where the computer has no such choice. */
  usualPrinter: z.string().max(128).nullable(),
  trouble: trouble.nullable(),
  /** Whether it takes a job now. */
  isReady: z.boolean(),
  /** So long it waits for one. */
  waitSeconds: z.number().int().min(0).max(20),
})
export type StationFacts = z.infer<typeof stationFactsSchema>

/** The number of the station, and what nobody else knows. */
export const STATION_KEY = /^(\d{1,15})\.[\w-]{43}$/

const stationJob = z.object({
  id: z.uuid(),
  /** Proves to the server that this claim of the job speaks. */
  claim: z.uuid(),
  paper: z.enum(['A4', '100X150']),
  pages: z.number().int().positive(),
})
export type StationJob = z.infer<typeof stationJob>

export const stationWorkSchema = z.object({
  name: z.string(),
  /** The queue to print with; null: the usual one of its computer. */
  printer: z.string().nullable(),
  job: stationJob.nullable(),
})
/** What the station is told: how it is set, and the job to do next. */
export type StationWork = z.infer<typeof stationWorkSchema>

/**
 * `handed`: the printer's queue has it. `printed`: that queue says that it was printed. `failed`:
 * nothing came out. `doubtful`: nobody can say.
 */
export const JOB_NEWS = ['handed', 'printed', 'failed', 'doubtful'] as const

export const jobNewsSchema = z.object({
  claim: z.uuid(),
  state: z.enum(JOB_NEWS),
  /** What the computer's queue calls it. */
  queueJob: z.string().max(160).nullable(),
  detail: z.string().max(300),
})
export type JobNews = z.infer<typeof jobNewsSchema>
