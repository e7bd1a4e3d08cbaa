import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'

/**
 * Puts a working day on top of a history: what is open on the board, what waits to be printed, and
 * what is wrong with some of it. It is the same whatever the history; an earlier one is ended before.
 * `mark` begins the numbers, and is of no earlier one.
 */
export async function openOrders(db: Database, mark: string): Promise<void> {
  await db.execute(sql`
    update orders set closed = true, stage = 'done', closed_at = now() - interval '2 days'
    where not closed`)
  const numbers = (from: string, count: number) => sql`
    select ${`${mark}-${from}-`} || n as number, n, now() - n * interval '30 seconds' as at, s.id as store
    from generate_series(1, ${count}::int) n cross join stores s`
  await db.execute(sql`
    insert into orders (family, store_id, client_order_id, platform_order_id, pickup_code, "placing",
      stage, status_at, recipient_name, recipient_phone, address, total_cents, created_at)
    select 'food', store, number, 'F' || number || store, lpad(n::text, 4, '0'), 'placed',
      (array['waiting', 'coming', 'at-store', 'riding', 'near'])[1 + n % 5], at,
      'Ho Ka Yan', '5600' || lpad(n::text, 4, '0'), '2/F, Cheong Wah House, 9 Nathan Road', 12000, at
    from (${numbers('F', 100)}) o where store in (
      select id from stores where food_client_merchant_id is not null)`)
  await db.execute(sql`
    insert into orders (family, store_id, client_order_id, platform_order_id, "placing", stage,
      status_at, scheduled_for, recipient_name, recipient_phone, address, request, created_at)
    select 'express', store, number, 'E' || number || store, 'placed',
      case when n % 20 = 0 then 'problem' else 'waiting' end, at, now() + interval '1 hour',
      'Ho Ka Yan', '5600' || lpad(n::text, 4, '0'), '2/F, Cheong Wah House, 9 Nathan Road',
      jsonb_build_object('product', 'HDP-SFWH-H', 'locale', 'en', 'draft', jsonb_build_object(
        'pickup', jsonb_build_object('date', (now() at time zone 'Asia/Hong_Kong')::date::text,
          'period', '14:00-18:00'), 'boxes', 1)), at
    from (${numbers('E', 600)}) o where store in (
      select id from stores where express_merchant_id is not null)`)
  await db.execute(sql`
    insert into order_codes (order_id, kind, code) select id, 'client-order', client_order_id
    from orders where not closed on conflict do nothing`)
}
