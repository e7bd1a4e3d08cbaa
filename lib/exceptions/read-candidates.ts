import 'server-only'
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { orderCare } from '@/lib/db/tables/order-care'
import { orderEvents, orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { leavesAt } from '@/lib/orders/leaves-at'

/** The stores whose orders are looked at, by family. */
export type WatchedStores = Readonly<Record<'parcel' | 'express', readonly number[]>>

const asked = (path: string) =>
  sql<string | null>`${orders.request} #>> ${`{draft,${path}}`}::text[]`

/** What a callback last said went wrong: its words and when, as one JSON value. */
const reported = sql<{ text: string; at: string } | null>`(
  select jsonb_build_object('text', e.detail ->> 'exception', 'at', e.at)
  from ${orderEvents} e
  where e.order_id = ${orders.id} and e.detail ->> 'exception' <> ''
  order by e.at desc, e.id desc limit 1)`

const COLUMNS = {
  order: {
    id: orders.id,
    family: orders.family,
    storeId: orders.storeId,
    clientOrderId: orders.clientOrderId,
    platformOrderId: orders.platformOrderId,
    recipientName: orders.recipientName,
    placing: orders.placing,
    stage: orders.stage,
    closed: orders.closed,
    createdAt: orders.createdAt,
    statusAt: orders.statusAt,
    scheduledFor: orders.scheduledFor,
  },
  region: stores.region,
  pickupDate: asked('pickup,date'),
  pickupPeriod: asked('pickup,period'),
  deliveryDate: asked('delivery,date'),
  deliveryPeriod: asked('delivery,period'),
  reported,
  hasLabel: sql<boolean>`exists (select 1 from ${labels} where ${labels.orderId} = ${orders.id})`,
  care: { note: orderCare.note, snoozedUntil: orderCare.snoozedUntil },
  owner: { id: people.id, name: people.name },
}

function watched(watch: WatchedStores): SQL | undefined {
  return or(
    and(eq(orders.family, 'parcel'), inArray(orders.storeId, [...watch.parcel])),
    and(eq(orders.family, 'express'), inArray(orders.storeId, [...watch.express])),
  )
}

/**
 * The orders that something may be wrong with: open ones that are in doubt, whose time has come, or
 * of which something was reported. What is wrong, if anything, the domain tells.
 */
export function readCandidates(queries: Queries, input: { watch: WatchedStores; dueBefore: Date }) {
  const due = sql`${leavesAt} < ${input.dueBefore.toISOString()}::timestamptz`
  return queries
    .select(COLUMNS)
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .leftJoin(orderCare, eq(orderCare.orderId, orders.id))
    .leftJoin(people, eq(people.id, orderCare.ownerId))
    .where(
      and(
        eq(orders.closed, false),
        inArray(orders.placing, ['placed', 'unconfirmed']),
        watched(input.watch),
        or(eq(orders.placing, 'unconfirmed'), due, sql`${reported} is not null`),
      ),
    )
}

export type Candidate = Awaited<ReturnType<typeof readCandidates>>[number]
