import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import type { ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import type { Party } from '@/lib/domain/express/waybill-draft'
import { orders } from './orders'
import { people } from './people'
import { stores } from './stores'

const instant = () => timestamp({ withTimezone: true })
const id = () => bigint({ mode: 'number' })

export type ImportState = 'idle' | 'running' | 'paused'
/** Why it stands still: somebody wanted it, or every further row would meet the same trouble. */
export type PauseCause =
  | 'person'
  | 'clock'
  | 'credentials'
  | 'unreachable'
  | 'permission'
  | 'access'
  | 'failed'
/**
 * `draft`: not sent, and may be changed. `queued`: waits for its turn. `sent`: its order says more.
 * `refused`: by us, before there was an order. `held`: its pickup slot is over or gone. `skipped`:
 * left out until somebody takes it back. `removed`: not of the import any more, and without text.
 */
export type ImportRowState =
  | 'draft'
  | 'queued'
  | 'sent'
  | 'refused'
  | 'held'
  | 'skipped'
  | 'removed'

/** The kind of shop that a file came from, by its columns. */
type ShopKind = 'shopify' | 'woocommerce' | 'shopline' | 'hktvmall'

/** A file of waybills on its way to the platform. */
export const imports = pgTable(
  'imports',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** One drop of a file, one import: made by the browser. */
    formKey: uuid().notNull().unique(),
    storeId: id()
      .notNull()
      .references(() => stores.id),
    createdBy: id()
      .notNull()
      .references(() => people.id),
    fileName: text().notNull(),
    columns: jsonb().$type<ImportColumn[]>().notNull(),
    /** Null: each row names its own. */
    product: text().$type<ExpressProduct>(),
    rowCount: integer().notNull(),
    state: text().$type<ImportState>().notNull().default('idle'),
    pauseCause: text().$type<PauseCause>(),
    pausedBy: id().references(() => people.id),
    /** Fills what a row lacks of its sender: the store's last one when the file came, or another. */
    sender: jsonb().$type<Party>(),
    /** Null: nobody knows, or it is no shop's. */
    shop: text().$type<ShopKind>(),
    /** Under whose name its waybills are created. */
    startedBy: id().references(() => people.id),
    startedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('imports_store').on(table.storeId, table.id)],
)

/** A row of a file, and what became of it. What the platform made of it is its order's to say. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: id()
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** From 0, as in the file. */
    position: integer().notNull(),
    /** One row, one order, however often it is sent. */
    formKey: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Text by the key of its column; what is missing is empty. */
    cells: jsonb().$type<Record<string, string>>().notNull(),
    state: text().$type<ImportRowState>().notNull().default('draft'),
    orderId: id().references(() => orders.id),
    /** Why we did not even ask for it: a sentence of the messages `errors`. */
    problem: text(),
    /** Nobody else takes the row before then. */
    claimedUntil: instant(),
    updatedAt: instant().notNull().defaultNow(),
    /** When its cells were changed last. */
    editedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    // Which file an order came from.
    index('import_rows_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    index('import_rows_queued')
      .on(table.importId, table.position)
      .where(sql`${table.state} = 'queued'`),
    // What became no order, and still says for whom it was.
    index('import_rows_unsent')
      .on(table.importId, table.position)
      .where(sql`${table.orderId} is null and ${table.cells} <> '{}'`),
  ],
)

/** What a person said of a column's name, for the next file that has it. */
export const importColumns = pgTable(
  'import_columns',
  {
    personId: id()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** As names are compared: without case, spaces and punctuation. */
    name: text().notNull(),
    /** Null: it is left out. */
    field: text().$type<ImportField>(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.name] })],
)

/** What a store's files of one kind hold in their columns, under a name. */
export const columnMappings = pgTable(
  'column_mappings',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    storeId: id()
      .notNull()
      .references(() => stores.id),
    name: text().notNull(),
    /** By normalised name, in the order of the file; null: it is left out. */
    columns: jsonb().$type<Record<string, ImportField | null>>().notNull(),
    /** Rows with one order number are one waybill, or stay apart. */
    several: text().$type<'one' | 'rows'>().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [unique('column_mappings_name').on(table.storeId, table.name)],
)
