import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Family } from '@/lib/domain/stages'
import { stores } from '../stores'

const storeId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' })
const family = () => text().$type<Family>().notNull()
const count = () => integer().notNull().default(0)

/** The local days whose orders are counted already (decision 0323), also those without any. */
export const reportDays = pgTable(
  'report_days',
  {
    storeId: storeId(),
    family: family(),
    day: date().notNull(),
    /** What changed since then is not in it. */
    countedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.family, table.day] })],
)

/** How many orders left in an hour of a local day, and what became of them. */
export const reportCounts = pgTable(
  'report_counts',
  {
    storeId: storeId(),
    family: family(),
    day: date().notNull(),
    hour: smallint().notNull(),
    courier: text().notNull(),
    orders: count(),
    delivered: count(),
    cancelled: count(),
    refused: count(),
    open: count(),
    promised: count(),
    latePromise: count(),
    predicted: count(),
    latePrediction: count(),
  },
  (table) => [
    primaryKey({
      columns: [table.storeId, table.family, table.day, table.hour, table.courier],
    }),
  ],
)

/** How many orders took so many whole minutes, on a local day or in a calendar month of whole days. */
export const reportTimes = pgTable(
  'report_times',
  {
    storeId: storeId(),
    family: family(),
    /** A month is kept under its first day. */
    isMonth: boolean().notNull(),
    day: date().notNull(),
    courier: text().notNull(),
    measure: text().notNull(),
    minutes: integer().notNull(),
    orders: integer().notNull(),
  },
  (table) => [index('report_times_day').on(table.storeId, table.family, table.isMonth, table.day)],
)
