import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { StationTrouble } from '@/lib/domain/print-station'
import { orders } from './orders'
import { people } from './people'
import { stores } from './stores'

const instant = () => timestamp({ withTimezone: true })
const id = () => bigint({ mode: 'number' })

/** Why a label is missing, as a person is told of it. */
export type StoredLabelProblem = {
  problem: string
  code?: string
  detail?: string
  reference?: string
}

/**
 * Labels on their way to a printer. `pile`: waybills are put in and taken out, labels are fetched.
 * `shown`: one PDF of them was made, and nobody has said whether it printed. `answered`: somebody has.
 */
export const printRuns = pgTable(
  'print_runs',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Whose it is: nobody else sees it. */
    by: id()
      .notNull()
      .references(() => people.id),
    state: text().$type<'pile' | 'shown' | 'answered'>().notNull().default('pile'),
    paper: text().$type<'A4' | '100X150'>().notNull(),
    copies: integer().$type<1 | 2>().notNull(),
    /** For a printer that stacks face up; decided when it is shown. */
    reversed: boolean().notNull().default(false),
    createdAt: instant().notNull().defaultNow(),
    shownAt: instant(),
    /** When somebody first set a printer to it; it is not asked about before. */
    startedAt: instant(),
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('print_runs_pile')
      .on(table.by)
      .where(sql`${table.state} = 'pile'`),
    index('print_runs_shown')
      .on(table.by, table.id)
      .where(sql`${table.state} = 'shown'`),
  ],
)

/** A waybill of a print run. Whether its label is there, the table of labels says. */
export const printRunItems = pgTable(
  'print_run_items',
  {
    runId: id()
      .notNull()
      .references(() => printRuns.id, { onDelete: 'cascade' }),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    /** Counts up as waybills are put in, over all runs. */
    added: id().generatedAlwaysAsIdentity(),
    /** Why its label is missing; until somebody wants it tried again. */
    problem: jsonb().$type<StoredLabelProblem>(),
    /** It is being fetched, and nobody else fetches it before then. */
    claimedUntil: instant(),
    /** From 1, in the PDF that was shown. */
    place: integer(),
    /** Of the label that went into it, hex. */
    sha256: text(),
    pages: integer(),
    /** What somebody said; null while nobody has. */
    printed: boolean(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.orderId] }),
    // What the platform's words say of an order, until it is forgotten.
    index('print_run_items_detail')
      .on(table.orderId)
      .where(sql`${table.problem} ? 'detail'`),
  ],
)

/** The ledger: labels that came out of a printer, as somebody has confirmed. Append-only. */
export const prints = pgTable(
  'prints',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    /** From 1; more is a reprint. */
    number: integer().notNull(),
    runId: id()
      .notNull()
      .references(() => printRuns.id),
    paper: text().$type<'A4' | '100X150'>().notNull(),
    copies: integer().notNull(),
    pages: integer().notNull(),
    /** Of the label that was printed, hex. */
    sha256: text().notNull(),
    at: instant().notNull().defaultNow(),
    by: id()
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    unique('prints_number').on(table.orderId, table.number),
    unique('prints_once').on(table.runId, table.orderId),
    // What happened lately, for the reports.
    index('prints_at').on(table.at),
  ],
)

/** A computer beside a printer, which prints without anybody pressing Print (decision 0290). */
export const printStations = pgTable(
  'print_stations',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    storeId: id()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Counts within the store, from 1: "Station 2". Never given again. */
    number: integer().notNull(),
    /** As people call it: "Packing table". */
    name: text().notNull(),
    /** SHA-256 of its key. */
    keyHash: text().notNull().unique(),
    /** The queue of its computer; null: the one that it uses when none is named. */
    printer: text(),
    paper: text().$type<'A4' | '100X150'>().notNull(),
    copies: integer().$type<1 | 2>().notNull(),
    /** The printer stacks face up. */
    reversed: boolean().notNull(),
    printsOnScan: boolean().notNull(),
    printsAfterCreation: boolean().notNull(),
    /** What its computer said when it last asked for work. */
    printers: jsonb().$type<string[]>().notNull().default([]),
    trouble: jsonb().$type<StationTrouble>(),
    seenAt: instant(),
    madeBy: id()
      .notNull()
      .references(() => people.id),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  (table) => [unique('print_stations_number').on(table.storeId, table.number)],
)

/**
 * `waiting`: for its station. `claimed`: the station has it, and may be printing it. `handed`: the
 * printer's queue has it. The others are ends; `doubtful`: nobody can say whether it came out.
 */
export type PrintJobState =
  | 'waiting'
  | 'claimed'
  | 'handed'
  | 'printed'
  | 'failed'
  | 'doubtful'
  | 'withdrawn'

/** A print run that was sent to a station. */
export const printJobs = pgTable(
  'print_jobs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Counts up as they are sent, over all stations: they are printed in this order. */
    sent: id().generatedAlwaysAsIdentity(),
    stationId: id()
      .notNull()
      .references(() => printStations.id, { onDelete: 'cascade' }),
    runId: id()
      .notNull()
      .references(() => printRuns.id, { onDelete: 'cascade' }),
    by: id()
      .notNull()
      .references(() => people.id),
    state: text().$type<PrintJobState>().notNull().default('waiting'),
    /** Whoever has this may speak of it. */
    claim: uuid(),
    /** Of the station's folder that claimed it: another one knows nothing of what was done. */
    instance: uuid(),
    claimedUntil: instant(),
    /** When its PDF left the server: before that nothing can have been printed. */
    fetchedAt: instant(),
    /** What the printer's queue calls it. */
    queueJob: text(),
    /** What the printer's queue says of it. */
    detail: text().notNull().default(''),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  (table) => [
    // A run is printed by a station once; again only where nothing came out for certain.
    uniqueIndex('print_jobs_once')
      .on(table.runId)
      .where(sql`${table.state} not in ('failed', 'withdrawn')`),
    index('print_jobs_open')
      .on(table.stationId, table.sent)
      .where(sql`${table.state} in ('waiting', 'claimed', 'handed')`),
    index('print_jobs_run').on(table.runId),
  ],
)
