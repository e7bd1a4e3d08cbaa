import { sql } from 'drizzle-orm'
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { orders } from './orders'
import { people } from './people'
import { stores } from './stores'

const instant = () => timestamp({ withTimezone: true })
const id = () => bigint({ mode: 'number' })

/**
 * A parcel that left the house, by whom and how it was told. At most one of an order stands; one
 * that was undone stays as what happened.
 */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    /** What was being handed out (`batchKey` of the domain). */
    batch: text().notNull(),
    how: text().$type<'scanner' | 'typed' | 'camera'>().notNull(),
    at: instant().notNull().defaultNow(),
    by: id()
      .notNull()
      .references(() => people.id),
    undoneAt: instant(),
    undoneBy: id().references(() => people.id),
    undoneReason: text(),
  },
  (table) => [
    uniqueIndex('checkouts_standing')
      .on(table.orderId)
      .where(sql`${table.undoneAt} is null`),
    // What was said of taking one back, until its order is forgotten.
    index('checkouts_reason')
      .on(table.orderId)
      .where(sql`${table.undoneReason} is not null`),
    // What happened lately, for the reports.
    index('checkouts_at').on(sql`greatest(${table.at}, ${table.undoneAt})`),
  ],
)

/** One line of a hand-in sheet, as it is printed. Instants in ISO form. */
export type StoredSheetRow = {
  orderId: number
  clientOrderId: string
  trackingNo: string | null
  shipmentCode: string | null
  recipientName: string | null
  boxes: number
  outAt: string | null
}

/**
 * What a courier signs for. Until it is printed it has neither number nor rows: it shows its batch
 * as it is. Printed, it never changes; a newer one may replace it.
 */
export const handInSheets = pgTable(
  'hand_in_sheets',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    storeId: id()
      .notNull()
      .references(() => stores.id),
    batch: text().notNull(),
    /** Counts within the store, from 1. */
    number: integer(),
    rows: jsonb().$type<StoredSheetRow[]>(),
    printedAt: instant(),
    printedBy: id().references(() => people.id),
    replaces: id(),
    createdAt: instant().notNull().defaultNow(),
    createdBy: id()
      .notNull()
      .references(() => people.id),
  },
  (table) => [
    foreignKey({ columns: [table.replaces], foreignColumns: [table.id] }),
    unique('hand_in_sheets_number').on(table.storeId, table.number),
    // Whoever opens the sheet of a batch finds the one that is not printed yet.
    uniqueIndex('hand_in_sheets_open')
      .on(table.storeId, table.batch)
      .where(sql`${table.printedAt} is null`),
    // Those that still say for whom the parcels were.
    index('hand_in_sheets_named')
      .on(table.id)
      .where(sql`jsonb_path_exists(${table.rows}, '$[*].recipientName ? (@ != null)')`),
  ],
)
