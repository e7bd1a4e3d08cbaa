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
import { orders } from '../orders'
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

/** Of what counts are kept: all orders of a day, or those of each kind of courier or hour. */
export type CountedPart = 'all' | 'courier' | 'hour'

/** What became of the orders of a local day, or of a calendar month of whole days. */
export const reportCounts = pgTable(
  'report_counts',
  {
    storeId: storeId(),
    family: family(),
    part: text().$type<CountedPart>().notNull(),
    /** A month is kept under its first day; of `all` there are days alone. */
    isMonth: boolean().notNull(),
    day: date().notNull(),
    /** What the part is not by is '' or 0. */
    courier: text().notNull().default(''),
    weekday: smallint().notNull().default(0),
    hour: smallint().notNull().default(0),
    orders: count(),
    delivered: count(),
    cancelled: count(),
    refused: count(),
    open: count(),
    promised: count(),
    latePromise: count(),
    predicted: count(),
    latePrediction: count(),
    cancelledByUs: count(),
    /** Delivered with an amount, and what those come to. */
    valued: count(),
    valueCents: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({
      name: 'report_counts_pk',
      columns: [
        table.storeId,
        table.family,
        table.part,
        table.isMonth,
        table.day,
        table.courier,
        table.weekday,
        table.hour,
      ],
    }),
  ],
)

/** How many orders took how many whole minutes, on a local day or in a calendar month of whole days. */
export const reportTimes = pgTable(
  'report_times',
  {
    storeId: storeId(),
    family: family(),
    isMonth: boolean().notNull(),
    day: date().notNull(),
    courier: text().notNull(),
    measure: text().notNull(),
    /** Each once, the fewest first; and of each how many `orders`, at the same place. */
    minutes: integer().array().notNull(),
    orders: integer().array().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'report_times_pk',
      columns: [
        table.storeId,
        table.family,
        table.isMonth,
        table.day,
        table.courier,
        table.measure,
      ],
    }),
  ],
)

/**
 * Why orders of counted days were cancelled, where somebody said so. It is what people wrote: retention
 * removes it with the order's other words, which the order's id is here for (decision 0335).
 */
export const reportReasons = pgTable(
  'report_reasons',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    storeId: storeId(),
    family: family(),
    day: date().notNull(),
    by: text().$type<'us' | 'platform'>().notNull(),
    reason: text().notNull(),
  },
  (table) => [index('report_reasons_day').on(table.storeId, table.family, table.day)],
)
