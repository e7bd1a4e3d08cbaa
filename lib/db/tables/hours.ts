import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Region } from '@/lib/domain/areas'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import type { SendingState, StoreUpdate } from '@/lib/domain/hours/store-update'
import type { StoredRefusal } from './orders'
import { people } from './people'
import { stores } from './stores'

const instant = () => timestamp({ withTimezone: true })
const id = () => bigint({ mode: 'number' })

/** A store's hours as drawn, sent or not. */
export const storeHours = pgTable('store_hours', {
  storeId: id()
    .primaryKey()
    .references(() => stores.id, { onDelete: 'cascade' }),
  drawn: jsonb().$type<DrawnHours>().notNull(),
  /** Raised by every change: whoever drew on an older one is told. */
  version: integer().notNull().default(1),
  changedBy: id().references(() => people.id),
  changedAt: instant().notNull().defaultNow(),
})

/**
 * Everything that was sent to the platform about stores, and what became of it. What it holds
 * cannot be read back (food §4.8), so this is all that is known of it.
 */
export const hoursSendings = pgTable(
  'hours_sendings',
  {
    id: id().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for a buffer, which holds for all stores of a region (decision 0173). */
    storeId: id().references(() => stores.id, { onDelete: 'cascade' }),
    /** The region that the request names. */
    region: text().$type<Region>().notNull(),
    kind: text().$type<StoreUpdate['kind']>().notNull(),
    change: jsonb().$type<StoreUpdate>().notNull(),
    /** `data` of the request, word for word; only the signature and `meta` are not in it. */
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The version of the drawn hours that it says. */
    drawnVersion: integer(),
    /** Of temporary hours: the last day they speak of, `YYYY-MM-DD`. */
    lastDay: text(),
    state: text().$type<SendingState>().notNull().default('queued'),
    /** The platform may have taken it, though perhaps nobody said so. */
    mayHold: boolean().notNull().default(false),
    attempts: integer().notNull().default(0),
    /** When it is sent again by itself; null: not without somebody asking. */
    retryAt: instant(),
    refusal: jsonb().$type<StoredRefusal>(),
    /** What failed last, when there was no answer: a kind of failure. */
    failure: text(),
    requestId: text(),
    /** Null: a store reopened by itself. */
    askedBy: id().references(() => people.id),
    askedAt: instant().notNull().defaultNow(),
    startedAt: instant(),
    settledAt: instant(),
  },
  (table) => [
    check('hours_sendings_target', sql`(${table.storeId} is null) = (${table.kind} = 'buffer')`),
    index('hours_sendings_store').on(table.storeId, table.kind, table.id),
    index('hours_sendings_pending')
      .on(table.state, table.askedAt)
      .where(sql`${table.state} in ('queued', 'sending', 'not-sent', 'unconfirmed')`),
  ],
)

/** Whether we last said that a store is open or closed, and when it opens by itself. */
export const storeStatus = pgTable(
  'store_status',
  {
    storeId: id()
      .primaryKey()
      .references(() => stores.id, { onDelete: 'cascade' }),
    open: boolean().notNull(),
    /** Of a paused store; null while it is open, and when it is closed until further notice. */
    reopenAt: instant(),
    /** For people only, such as "typhoon". */
    reason: text().notNull().default(''),
    /** Whether the platform knows. */
    sendingId: id()
      .notNull()
      .references(() => hoursSendings.id),
    /** Null: it reopened by itself. */
    changedBy: id().references(() => people.id),
    changedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('store_status_reopen')
      .on(table.reopenAt)
      .where(sql`${table.reopenAt} is not null`),
  ],
)
