import 'server-only'
import { sql } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import type { Region } from '@/lib/domain/areas'
import { isRepeatedTooSoon } from '@/lib/platform/errors'
import { saveCourierPosition, type PolledOrder } from './save-courier-position'

/** How often a watched courier is asked for. */
const EVERY_SECONDS = 4
/** After a refusal to repeat (261005): the platform's own window, and a bit (convention §8). */
const AFTER_REFUSAL_SECONDS = 61
const AFTER_FAILURE_SECONDS = 15
const TICK_MS = 1_000

/**
 * Of the watched orders, those that are due and under way. Claiming moves the due time on in the
 * same statement, so that of several instances one asks, however many people watch.
 */
async function claimDue(db: Database, watched: number[]): Promise<PolledOrder[]> {
  const { rows } = await db.execute<{
    order_id: string
    store_id: string
    platform_order_id: string
    store_code: string
    region: Region
  }>(sql`
    with due as (
      insert into courier_polls as p (order_id, next_at)
      select o.id, now() + make_interval(secs => ${EVERY_SECONDS}) from orders o
      where o.id = any(${sql.param(watched)}::bigint[]) and o.family = 'food' and not o.closed
        and o.platform_order_id is not null and o.stage in ('coming', 'at-store', 'riding', 'near')
      order by o.id
      on conflict (order_id) do update set next_at = excluded.next_at where p.next_at <= now()
      returning order_id)
    select o.id as order_id, o.store_id, o.platform_order_id, s.region,
      s.food_client_merchant_id as store_code
    from due join orders o on o.id = due.order_id join stores s on s.id = o.store_id
    where s.food_client_merchant_id is not null`)
  return rows.map((row) => ({
    id: Number(row.order_id),
    storeId: Number(row.store_id),
    platformOrderId: row.platform_order_id,
    storeCode: row.store_code,
    region: row.region,
  }))
}

async function postpone(db: Database, orderId: number, seconds: number): Promise<void> {
  await db.execute(sql`
    update courier_polls set next_at = now() + make_interval(secs => ${seconds})
    where order_id = ${orderId}`)
}

async function poll(db: Database, order: PolledOrder): Promise<void> {
  try {
    await saveCourierPosition(db, order)
  } catch (error) {
    log().debug({ err: error, orderId: order.id }, 'courier position not had')
    const tooSoon = isRepeatedTooSoon(error)
    await postpone(db, order.id, tooSoon ? AFTER_REFUSAL_SECONDS : AFTER_FAILURE_SECONDS)
  }
}

/** Asks where the couriers of watched orders are; asks nothing while nobody looks. */
export function startCourierPolls(input: { db: Database; watched: () => Set<number> }): {
  stop: () => void
} {
  let busy = false
  const tick = async () => {
    const watched = [...input.watched()]
    if (busy || watched.length === 0) return
    busy = true
    try {
      const due = await claimDue(input.db, watched)
      for (const order of due) void poll(input.db, order).catch(report)
    } finally {
      busy = false
    }
  }
  const report = (error: unknown) => log().warn({ err: error }, 'courier poll failed')
  const timer = setInterval(() => void tick().catch(report), TICK_MS)
  return { stop: () => clearInterval(timer) }
}
