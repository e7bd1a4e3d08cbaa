import { bigint, boolean, date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Family } from '@/lib/domain/stages'
import { orders } from '../orders'
import { stores } from '../stores'

const storeId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => stores.id, { onDelete: 'cascade' })
const family = () => text().$type<Family>().notNull()

/** What is counted of counted days beside the overview's figures. */
export type TallyName = 'fees' | 'payments' | 'waybills' | 'scans'

/**
 * What the orders of a local day, or of a calendar month of whole days, come to: the counts of each
 * part and key, in the order in which the tally has them (decision 0344).
 */
export const reportTallies = pgTable(
  'report_tallies',
  {
    storeId: storeId(),
    family: family(),
    tally: text().$type<TallyName>().notNull(),
    /** A month is kept under its first day. */
    isMonth: boolean().notNull(),
    day: date().notNull(),
    part: text().notNull(),
    key: text().notNull(),
    counts: bigint({ mode: 'number' }).array().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'report_tallies_pk',
      columns: [
        table.storeId,
        table.family,
        table.tally,
        table.isMonth,
        table.day,
        table.part,
        table.key,
      ],
    }),
  ],
)

/**
 * What is to be collected for orders of counted days, of those for which anything is. By order, for
 * retention removes the courier's name with the order's other words (decision 0335).
 */
export const reportCollects = pgTable(
  'report_collects',
  {
    orderId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    storeId: storeId(),
    family: family(),
    day: date().notNull(),
    cents: bigint({ mode: 'number' }).notNull(),
    collecting: text().$type<'taken' | 'out' | 'waiting' | 'returned'>().notNull(),
    courier: text().notNull(),
    /** Of courier, as the platform calls it. */
    kind: text().notNull(),
  },
  (table) => [index('report_collects_day').on(table.storeId, table.family, table.day)],
)
