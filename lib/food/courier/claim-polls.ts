import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { StoredPredictions } from '@/lib/db/tables/orders'
import type { Region } from '@/lib/domain/areas'
import type { Stage } from '@/lib/domain/stages'
import { POLL_SECONDS } from './poll-plan'

/** A watched order whose turn it is. */
export type DuePoll = {
  id: number
  storeId: number
  platformOrderId: string
  storeCode: string
  region: Region
  stage: Stage
  predictions: StoredPredictions
}

const STAGES = Object.keys(POLL_SECONDS)

const seconds = sql`case o.stage ${sql.join(
  Object.entries(POLL_SECONDS).map(([stage, every]) => sql`when ${stage} then ${every}::int`),
  sql` `,
)} end`

/**
 * Of the watched orders at most `most` whose turn has come: those never asked for first, then those
 * that have waited longest, counted in turns of their own stage. Claiming moves the next turn on in
 * the same statement, so that of several instances one asks, however many people watch (trap 64).
 */
export async function claimPolls(
  db: Database,
  { watched, most }: { watched: readonly number[]; most: number },
): Promise<DuePoll[]> {
  // Locked in the order of their ids, so that two instances cannot wait for each other.
  const { rows } = await db.execute<{
    order_id: string
    store_id: string
    platform_order_id: string
    store_code: string
    region: Region
    stage: Stage
    predictions: StoredPredictions
  }>(sql`
    with urgent as (
      select o.id, ${seconds} as every from orders o
      left join courier_polls c on c.order_id = o.id
      where o.id = any(${sql.param([...watched])}::bigint[]) and o.family = 'food'
        and not o.closed and not o.self_pickup and o.platform_order_id is not null
        and o.stage = any(${sql.param(STAGES)}::text[]) and coalesce(c.next_at, now()) <= now()
      order by extract(epoch from now() - c.next_at) / ${seconds} desc nulls first, o.id
      limit ${most}),
    due as (
      insert into courier_polls as p (order_id, next_at)
      select id, now() + make_interval(secs => every) from urgent order by id
      on conflict (order_id) do update set next_at = excluded.next_at where p.next_at <= now()
      returning order_id)
    select o.id as order_id, o.store_id, o.platform_order_id, o.stage, o.predictions, s.region,
      s.food_client_merchant_id as store_code
    from due join orders o on o.id = due.order_id join stores s on s.id = o.store_id
    where s.food_client_merchant_id is not null`)
  return rows.map((row) => ({
    id: Number(row.order_id),
    storeId: Number(row.store_id),
    platformOrderId: row.platform_order_id,
    storeCode: row.store_code,
    region: row.region,
    stage: row.stage,
    predictions: row.predictions,
  }))
}

/** Puts an order's next turn off. */
export async function postponePoll(db: Database, orderId: number, wait: number): Promise<void> {
  await db.execute(sql`
    update courier_polls set next_at = now() + make_interval(secs => ${wait})
    where order_id = ${orderId}`)
}
