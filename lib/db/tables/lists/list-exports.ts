import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Family } from '@/lib/domain/stages'
import { people } from '../people'

const id = () => bigint({ mode: 'number' })
const instant = () => timestamp({ withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A list that is made a file in the background, for one person, and kept for a day (decision 0332). */
export const listExports = pgTable(
  'list_exports',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    personId: id()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    family: text().$type<Family>().notNull(),
    /** Where the person could see the family when they asked. */
    storeIds: id().array().notNull(),
    /** The list's own address, which may hold somebody's name. */
    search: text().notNull(),
    format: text().$type<'csv' | 'xlsx'>().notNull(),
    locale: text().notNull(),
    /** The heads of its columns and what they hold, as they were when it began. */
    columns: jsonb().$type<{ name: string; kind: 'text' | 'number' | 'time' }[]>(),
    state: text()
      .$type<'waiting' | 'running' | 'ready' | 'failed' | 'cancelled'>()
      .notNull()
      .default('waiting'),
    parts: integer().notNull().default(0),
    rowsDone: integer().notNull().default(0),
    rowsInAll: integer(),
    /** The last order that was looked at: the next part begins behind it. */
    after: id(),
    createdAt: instant().notNull().defaultNow(),
    endedAt: instant(),
  },
  (table) => [
    index('list_exports_person').on(table.personId, table.id),
    index('list_exports_created').on(table.createdAt),
  ],
)

/** A page of its rows: an array of arrays of texts, as JSON, packed by gzip. */
export const listExportParts = pgTable(
  'list_export_parts',
  {
    exportId: id()
      .notNull()
      .references(() => listExports.id, { onDelete: 'cascade' }),
    nth: integer().notNull(),
    rows: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.nth] })],
)
