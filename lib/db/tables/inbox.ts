import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Family } from '@/lib/domain/stages'
import { orders } from './orders'
import { people } from './people'

/** Every callback with a right signature, as it came, kept before it is acknowledged. */
export const inbox = pgTable(
  'inbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    family: text().$type<Family>().notNull(),
    /** SHA-256 of what makes it this callback: sent again, it is one row. */
    digest: text().notNull(),
    /** Empty once its order's time was over (decision 0226). */
    raw: text().notNull(),
    platformOrderId: text().notNull(),
    clientOrderId: text().notNull(),
    /** The signature's own time was outside the window when it came (convention §5.2). */
    stale: boolean().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deliveries: integer().notNull().default(1),
    lastDeliveryAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    orderId: bigint({ mode: 'number' }).references(() => orders.id),
    appliedAt: timestamp({ withTimezone: true }),
    /** An administrator looked at it and wants it to wait no longer. */
    dismissedAt: timestamp({ withTimezone: true }),
    dismissedBy: bigint({ mode: 'number' }).references(() => people.id),
  },
  (table) => [
    unique('inbox_digest').on(table.family, table.digest),
    // The latest, all of them and of each family.
    index('inbox_family').on(table.family, table.id),
    // What came about an order.
    index('inbox_order').on(table.orderId),
    // Those that may still say whose an order was.
    index('inbox_kept')
      .on(table.receivedAt)
      .where(sql`${table.raw} <> ''`),
    // What waits about an order: to be applied, or for the order to be known.
    index('inbox_waiting')
      .on(table.family, table.platformOrderId, table.clientOrderId)
      .where(sql`${table.appliedAt} is null`),
  ],
)

/** Callbacks that were refused are counted, never kept: anybody can send one. */
export const callbackRefusals = pgTable(
  'callback_refusals',
  {
    family: text().$type<Family>().notNull(),
    reason: text().notNull(),
    day: date().notNull(),
    count: integer().notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.family, table.reason, table.day] })],
)
