import 'server-only'
import { sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import type { CustomerData, CustomerOrder, CustomerRef } from '../model/customer-data'
import { knownAs, namesPhone, ordersOf, whoIs, type Who } from './who'

/** What is kept about one customer, for people to read. Administrators only. */
export async function getCustomerData(input: {
  actor: Actor
  form: CustomerRef
}): Promise<CustomerData> {
  const { actor, form } = input
  requireInHouse(actor, 'customer-data.manage')
  const db = database()
  const who = await whoIs(db, form)
  const found = await readOrders(db, who)
  const known = await readKnown(db, who)
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from import_rows
    where order_id is null and ${namesPhone(sql`cells::text`, who)}`)
  await recordAudit(db, {
    action: 'customer.seen',
    actor,
    record: { kind: 'customer', id: form.ref },
    after: { orders: found.length },
    onceKey: `customer-seen:${actor.id}:${form.ref}:${new Date().toISOString().slice(0, 13)}`,
  })
  const names = [...found.map(({ name }) => name), ...known.map(({ name }) => name)]
  return {
    ref: form.ref,
    phone: who.phone,
    names: [...new Set(names.filter((name) => name !== null))],
    orders: found,
    known,
    importRows: rows[0]?.count ?? 0,
  }
}

type OrderLine = Omit<CustomerOrder, 'id' | 'storeId' | 'createdAt' | 'closedAt'> & {
  id: string
  storeId: string
  createdAt: Date | string
  closedAt: Date | string | null
}

async function readOrders(queries: Queries, who: Who): Promise<CustomerOrder[]> {
  const { rows } = await queries.execute<OrderLine>(sql`
    select o.id, o.family, o.store_id as "storeId", s.name as "storeName", s.region,
      o.client_order_id as "clientOrderId", o.platform_order_id as "platformOrderId", o.stage,
      (o.closed and o.placing in ('placed', 'refused')) as ended,
      o.created_at as "createdAt", o.closed_at as "closedAt",
      coalesce(o.recipient_name, o.title) as name, o.recipient_phone as phone, o.address
    from orders o join stores s on s.id = o.store_id
    where o.pseudonymised_at is null and ${ordersOf(who)}
    order by o.id desc`)
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    storeId: Number(row.storeId),
    createdAt: new Date(row.createdAt).toISOString(),
    closedAt: row.closedAt && new Date(row.closedAt).toISOString(),
  }))
}

async function readKnown(queries: Queries, who: Who): Promise<CustomerData['known']> {
  const { rows } = await queries.execute<CustomerData['known'][number]>(sql`
    select s.name as "storeName", s.region, c.name, c.phone,
      array(select a.address from customer_addresses a where a.customer_id = c.id
        order by a.last_used_at desc) as addresses
    from customers c join stores s on s.id = c.store_id
    where ${knownAs(who)} order by s.code`)
  return rows
}
