import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { CustomerRef } from '../model/customer-data'
import { knownAs, namesPhone, ordersOf, whoIs } from './who'

/**
 * Everything that is kept about one customer, as it is kept: orders with what was asked and answered,
 * their history, callbacks, entries of stores' lists, rows of imports. Administrators only.
 */
export async function exportCustomerData(input: {
  actor: Actor
  form: CustomerRef
}): Promise<{ bytes: Buffer; type: string; name: string }> {
  const { actor, form } = input
  requireInHouse(actor, 'customer-data.manage')
  const db = database()
  const who = await whoIs(db, form)
  const ids = sql`(select o.id from orders o where o.pseudonymised_at is null and ${ordersOf(who)})`
  const parts: Readonly<Record<string, SQL>> = {
    orders: sql`select * from orders where id in ${ids} order by id`,
    events: sql`select * from order_events where order_id in ${ids} order by order_id, id`,
    callbacks: sql`select family, received_at, order_id, raw from inbox
      where raw <> '' and (order_id in ${ids} or ${namesPhone(sql`raw`, who)}) order by id`,
    courierPositions: sql`select * from courier_positions where order_id in ${ids}
      order by order_id, at`,
    followUps: sql`select order_id, note, changed_at from order_care where order_id in ${ids}`,
    labels: sql`select order_id, paper, pages, sha256, fetched_at from labels
      where order_id in ${ids} order by id`,
    customers: sql`select c.*, s.name as store,
        array(select to_jsonb(a) from customer_addresses a where a.customer_id = c.id) as addresses
      from customers c join stores s on s.id = c.store_id where ${knownAs(who)} order by c.id`,
    recipients: sql`select c.*, s.name as store from recipients c join stores s on s.id = c.store_id
      where ${knownAs(who)} or ${namesPhone(sql`c.recipient::text`, who)} order by c.id`,
    savedRoutes: sql`select r.id, r.store_id, r.parcel from parcel_routes r
      where ${namesPhone(sql`r.parcel::text`, who)} order by r.id`,
    importRows: sql`select import_id, position, cells, order_id from import_rows
      where order_id in ${ids} or ${namesPhone(sql`cells::text`, who)} order by import_id, position`,
  }
  const told: Record<string, unknown> = { exportedAt: new Date().toISOString(), ...who }
  for (const [name, query] of Object.entries(parts)) told[name] = (await db.execute(query)).rows
  await recordAudit(db, {
    action: 'customer.exported',
    actor,
    record: { kind: 'customer', id: form.ref },
  })
  return {
    bytes: Buffer.from(JSON.stringify(told, null, 2)),
    type: 'application/json',
    name: `customer-${form.ref}.json`,
  }
}
