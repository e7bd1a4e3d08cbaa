import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  doublePrecision,
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
import type { Language } from '@/lib/domain/areas'
import type { Family, Stage } from '@/lib/domain/stages'
import { people } from './people'
import { stores } from './stores'

/** A prediction as stored: instants in ISO form. `at` null: asked, and nothing (more) is to come. */
export type StoredPrediction = { at: string | null; range: string | null; asOf: string }
export type StoredPredictions = Partial<Record<'accept' | 'showup' | 'delivery', StoredPrediction>>
export type StoredRefusal = { code: string; text: string; requestId: string }
/** Accounts of an order in other languages than the latest came in, each as `answer` had it. */
export type AnswersByLanguage = Partial<Record<Language, Record<string, unknown>>>
export type PlacingStateName = 'placing' | 'placed' | 'refused' | 'unconfirmed'
export type CancellingStateName = 'asking' | 'unconfirmed' | 'agreed' | 'overtaken'

const instant = () => timestamp({ withTimezone: true })

/**
 * Every order of all three families. Typed columns for what is listed, filtered and joined;
 * `request` is what we asked for, `answer` the platform's latest account of the order.
 * The `status*` columns and `closed` hold the greatest status of decision 0010.
 */
export const orders = pgTable(
  'orders',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    family: text().$type<Family>().notNull(),
    storeId: bigint({ mode: 'number' })
      .notNull()
      .references(() => stores.id),
    /** One form, one order. Null for orders that were not made here. */
    formKey: uuid().unique(),
    clientOrderId: text().notNull(),
    platformOrderId: text(),
    pickupCode: text(),
    /** Made on this screen, or somewhere else and learned of by a callback. */
    origin: text().$type<'here' | 'elsewhere'>().notNull().default('here'),
    /** The customer fetches it: no courier comes (food §2.1). */
    selfPickup: boolean().notNull().default(false),
    placing: text().$type<PlacingStateName>().notNull(),
    /** Not confirmed, and staff chose to wait until then before they are asked again. */
    waitUntil: instant(),
    refusal: jsonb().$type<StoredRefusal>(),
    /** What is known of the latest request to cancel it, until a status settles that. */
    cancelling: text().$type<CancellingStateName>(),
    /** When that became so, by our clock. */
    cancellingSince: instant(),
    stage: text().$type<Stage>().notNull().default('waiting'),
    statusCode: integer(),
    statusText: text(),
    statusAt: instant(),
    statusRank: integer(),
    closed: boolean().notNull().default(false),
    closedAt: instant(),
    scheduledFor: instant(),
    /** `scheduledFor` is the beginning of a day in the store's region, and any hour of it is meant. */
    scheduledAllDay: boolean().notNull().default(false),
    /** When the platform says that work on it begins (food §2.1 `requested_pickup_time`). */
    requestedPickupAt: instant(),
    /** What the platform calls an order that was placed elsewhere (food §2.1 `name`). */
    title: text(),
    recipientName: text(),
    recipientPhone: text(),
    address: text(),
    doorLat: doublePrecision(),
    doorLng: doublePrecision(),
    totalCents: bigint({ mode: 'number' }),
    /** What the kitchen has to know: items, or a note. Ours alone, it never goes out. */
    kitchenNote: text(),
    /** When staff said so, where their store wants it (decision 0245): ours alone, no status. */
    foodReadyAt: instant(),
    handedOverAt: instant(),
    /** Somebody was told that it was refused, on the form or by a press. */
    refusalSeenAt: instant(),
    courierName: text(),
    courierPhone: text(),
    courierPlate: text(),
    courierConfirmed: boolean().notNull().default(false),
    predictions: jsonb().$type<StoredPredictions>().notNull().default({}),
    /** The first and the last that was said of its delivery; kept by a trigger (decision 0320). */
    firstPredictedAt: instant(),
    lastPredictedAt: instant(),
    trackerUrl: text(),
    directMetres: integer(),
    travelMetres: integer(),
    request: jsonb().$type<Record<string, unknown>>(),
    answer: jsonb().$type<Record<string, unknown>>(),
    /** In which `answer` was asked for (decision 0174); null where it was not asked for. */
    answerLanguage: text().$type<Language>(),
    otherAnswers: jsonb().$type<AnswersByLanguage>().notNull().default({}),
    placedBy: bigint({ mode: 'number' }).references(() => people.id),
    /** The order that could not be delivered, and in whose place this one was made. */
    replacesId: bigint({ mode: 'number' }).references((): AnyPgColumn => orders.id),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** When the platform was last asked for it because it had been silent. */
    askedAt: instant(),
    /** When what tells whose it was was removed (decision 0226); any later change undoes that mark. */
    pseudonymisedAt: instant(),
    /** An administrator erased its customer while it was open: it follows once it has ended. */
    eraseAskedAt: instant(),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique('orders_client_order').on(table.family, table.storeId, table.clientOrderId),
    // Not unique: an id is the platform's to give, and its sandbox may give one again.
    index('orders_platform_order')
      .on(table.family, table.platformOrderId)
      .where(sql`${table.platformOrderId} is not null`),
    // The latest of a store, whatever became of it.
    index('orders_store').on(table.family, table.storeId, table.id),
    index('orders_client_order_id').on(table.family, table.clientOrderId),
    // Whoever is looked for by the first digits of a phone.
    index('orders_recipient_phone').on(table.family, table.recipientPhone.op('text_pattern_ops')),
    // What is open at some stores, for the board and page after page of a list; and what was closed there
    // today.
    index('orders_open_placed')
      .on(table.family, table.storeId, table.id)
      .where(sql`not ${table.closed}`),
    index('orders_closed')
      .on(table.family, table.storeId, table.closedAt)
      .where(sql`${table.closed}`),
    // What leaves a store on a day or in a slot, waybills and parcels together.
    index('orders_due')
      .on(table.storeId, sql`coalesce(${table.scheduledFor}, ${table.createdAt})`)
      .where(sql`${table.family} <> 'food'`),
    // The same of one family, for lists and reports.
    index('orders_leaves').on(
      table.family,
      table.storeId,
      sql`coalesce(${table.scheduledFor}, ${table.createdAt})`,
      table.id,
    ),
    // A list by the recipients' names.
    index('orders_recipient').on(
      table.family,
      table.storeId,
      sql`lower(coalesce(${table.recipientName}, ''))`,
      table.id,
    ),
    // The few that ended otherwise than they should, by each sort of a list: along an index of all,
    // whoever goes on from one of them passes by thousands.
    index('orders_not_done')
      .on(table.family, table.storeId, table.id)
      .where(sql`${table.closed} and ${table.stage} <> 'done'`),
    index('orders_not_done_leaves')
      .on(
        table.family,
        table.storeId,
        sql`coalesce(${table.scheduledFor}, ${table.createdAt})`,
        table.id,
      )
      .where(sql`${table.closed} and ${table.stage} <> 'done'`),
    index('orders_not_done_recipient')
      .on(table.family, table.storeId, sql`lower(coalesce(${table.recipientName}, ''))`, table.id)
      .where(sql`${table.closed} and ${table.stage} <> 'done'`),
    // And of those the fewest, which are counted on every page of a list.
    index('orders_refused')
      .on(table.family, table.storeId, table.id)
      .where(sql`${table.closed} and ${table.placing} = 'refused'`),
    // A customer's link that somebody scans.
    index('orders_tracker')
      .on(table.trackerUrl)
      .where(sql`${table.trackerUrl} is not null`),
    // The latest of a store that a courier fetched: where a warehouse brings in all itself, none.
    index('orders_sender')
      .on(table.storeId, table.id)
      .where(
        sql`${table.family} = 'express' and ${table.placing} <> 'refused'
          and ${table.pseudonymisedAt} is null
          and jsonb_typeof(${table.request} -> 'draft' -> 'sender') = 'object'`,
      ),
    // What was made in an order's place.
    index('orders_replaces')
      .on(table.replacesId)
      .where(sql`${table.replacesId} is not null`),
    // What has ended, and still says whose it was.
    index('orders_retention')
      .on(table.closedAt)
      .where(sql`${table.closed} and ${table.pseudonymisedAt} is null`),
    index('orders_erase_asked')
      .on(table.id)
      .where(sql`${table.eraseAskedAt} is not null and ${table.pseudonymisedAt} is null`),
    index('orders_placing')
      .on(table.createdAt)
      .where(sql`${table.placing} in ('placing', 'unconfirmed')`),
  ],
)

/** Append-only: what happened to an order, and who says so. `identity` makes a repeat harmless. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    identity: text().notNull(),
    source: text().$type<'callback' | 'query' | 'staff' | 'system'>().notNull(),
    kind: text().notNull(),
    stage: text().$type<Stage>(),
    statusCode: integer(),
    text: text(),
    at: instant().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    actorId: bigint({ mode: 'number' }).references(() => people.id),
    detail: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [unique('order_events_identity').on(table.orderId, table.identity)],
)

/** Where the courier was, by the courier's own upload time. */
export const courierPositions = pgTable(
  'courier_positions',
  {
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    at: instant().notNull(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    etaMinutes: integer(),
    receivedAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.at] })],
)

/** When an order's position was last asked for, by whichever instance: the poll's lease. */
export const courierPolls = pgTable('courier_polls', {
  orderId: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => orders.id),
  nextAt: instant().notNull(),
})
