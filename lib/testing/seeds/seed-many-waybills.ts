import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { Database } from '@/lib/db/client'
import { inBulk } from '@/lib/demo/history/in-bulk'

type ManyWaybills = {
  storeId: number
  /** Collected and delivered on the hundred days before today. */
  past: number
  /** Of today, still here, all of one import. */
  here: number
}

const DAYS = 100

/** A draft as long as real ones, with its slot. */
const DRAFT = {
  recipient: {
    name: 'Chan Tai Man',
    callingCode: '852',
    phone: '61234567',
    address: {
      flat: 'B',
      floor: '12',
      building: 'Sha Tin Centre',
      street: '2 Wang Pok Street',
      district: '沙田區',
      area: 'New Territories',
    },
    location: { lat: 22.3814, lng: 114.1886 },
  },
  boxes: 1,
  remark: 'Leave it with the caretaker, who is there until eight.',
  items: [{ code: 'A-1', name: 'Tea, one pound of the best, in a tin', quantity: 1 }],
}

/**
 * Fills a store as months of work do: its past, and a morning's import. The numbers of the latter are
 * `HERE-1`, `HERE-2`, … As the owner of the tables, in bulk. Returns the id of the import.
 */
export async function seedManyWaybills(ownerUrl: string, given: ManyWaybills): Promise<number> {
  return inBulk(ownerUrl, async (client) => {
    const db = drizzle({ client: client as Client })
    await insertOrders(db, given)
    await insertCodes(db, given.storeId)
    await insertCheckouts(db, given.storeId)
    return insertImport(db, given)
  })
}

type Statements = Pick<Database, 'execute'>

/** To be run by the owner, as the server does soon by itself: without it plans are for empty tables. */
export const ANALYZE_MANY_WAYBILLS = 'analyze orders, order_codes, import_rows, checkouts, prints'

async function insertOrders(db: Statements, { storeId, past, here }: ManyWaybills): Promise<void> {
  await db.execute(sql`
    insert into orders (family, store_id, client_order_id, platform_order_id, "placing", stage, closed,
      closed_at, scheduled_for, created_at, recipient_name, request)
    select 'express', ${storeId},
      case when today then 'HERE-' else 'PAST-' end || n,
      case when today then '881' else '880' end || lpad(n::text, 9, '0'),
      'placed', case when today then 'waiting' else 'done' end, not today,
      case when today then null else due + interval '1 day' end, due, due - interval '2 hours',
      'Chan Tai Man',
      jsonb_build_object('product', 'HDP-ECOMM-H', 'locale', 'en', 'draft',
        ${JSON.stringify(DRAFT)}::jsonb || jsonb_build_object('pickup', jsonb_build_object(
          'date', (due at time zone 'Asia/Hong_Kong')::date::text, 'period', '09:00-12:00')))
    from (
      select n, false as today, date_trunc('day', now(), 'Asia/Hong_Kong') + interval '9 hours'
        - (1 + n % ${DAYS}::int) * interval '1 day' as due
      from generate_series(1, ${past}::int) n
      union all
      select n, true, date_trunc('day', now(), 'Asia/Hong_Kong') + interval '9 hours'
      from generate_series(1, ${here}::int) n
    ) many`)
}

async function insertCodes(db: Statements, storeId: number): Promise<void> {
  await db.execute(sql`
    insert into order_codes (order_id, kind, code)
    select o.id, kind, code from orders o cross join lateral (values
      ('client-order', o.client_order_id),
      ('shipment', 'SF' || o.platform_order_id)) as codes (kind, code)
    where o.store_id = ${storeId} and o.client_order_id similar to '(HERE|PAST)-%'`)
}

async function insertCheckouts(db: Statements, storeId: number): Promise<void> {
  await db.execute(sql`
    insert into checkouts (order_id, batch, how, at, by)
    select o.id, 'day_' || (o.scheduled_for at time zone 'Asia/Hong_Kong')::date, 'scanner',
      o.scheduled_for, p.id
    from orders o join people p on p.email = 'warehouse@handover.example'
    where o.store_id = ${storeId} and o.client_order_id like 'PAST-%'`)
}

async function insertImport(db: Statements, { storeId, here }: ManyWaybills): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into imports (form_key, store_id, created_by, file_name, columns, row_count)
    select ${randomUUID()}, ${storeId}, id, 'morning.csv', '[]', ${here} from people
    where email = 'warehouse@handover.example' returning id`)
  const importId = Number(rows[0]?.id)
  await db.execute(sql`
    insert into import_rows (import_id, position, cells, state, order_id)
    select ${importId}, row_number() over (order by id) - 1, '{}', 'sent', id from orders
    where store_id = ${storeId} and client_order_id like 'HERE-%'`)
  return importId
}
