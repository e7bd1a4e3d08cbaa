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
} from 'drizzle-orm/pg-core'
import { orders } from './orders'
import { people } from './people'

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
  (table) => [primaryKey({ columns: [table.runId, table.orderId] })],
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
  ],
)
