import 'server-only'
import { inArray, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { listExports } from '@/lib/db/tables/lists/list-exports'
import { orders } from '@/lib/db/tables/orders'
import type { Family } from '@/lib/domain/stages'
import { notifyLive } from '@/lib/live/notify'
import { lockEnded } from '@/lib/retention/lock-ended'
import { pseudonymiseOrders } from '@/lib/retention/pseudonymise-orders'
import { pseudonymiseSheets } from '@/lib/retention/pseudonymise-sheets'
import type { CustomerRef, Erased } from '../model/customer-data'
import { knownAs, namesPhone, ordersOf, whoIs, type Who } from './who'

const AT_ONCE = 50

/**
 * Takes one customer out of everything that has ended, now. What is still open or in doubt is told,
 * and follows by itself within a day of its end. Administrators only.
 */
export async function eraseCustomerData(input: {
  actor: Actor
  form: CustomerRef
}): Promise<Erased> {
  const { actor, form } = input
  requireInHouse(actor, 'customer-data.manage')
  const db = database()
  const who = await whoIs(db, form)
  const { rows } = await db.execute<{ id: string }>(sql`
    update orders o set erase_asked_at = now() where o.pseudonymised_at is null and ${ordersOf(who)}
    returning o.id`)
  const ids = rows.map(({ id }) => Number(id))
  const erased = await eraseEnded(db, ids)
  const left = await readLeft(db, ids)
  await eraseElsewhere(db, who, left.length > 0)
  await recordAudit(db, {
    action: 'customer.erased',
    actor,
    record: { kind: 'customer', id: form.ref },
    after: { erased, left: left.map(({ id }) => id) },
  })
  return { erased, left }
}

async function eraseEnded(db: Database, ids: readonly number[]): Promise<number> {
  let erased = 0
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    erased += await db.transaction(async (tx) => {
      const ended = await lockEnded(tx, inArray(orders.id, some), AT_ONCE)
      await pseudonymiseOrders(tx, ended)
      for (const { id, storeId } of ended) {
        await notifyLive(tx, { kind: 'order', orderId: id, storeId })
      }
      return ended.length
    })
  }
  await pseudonymiseSheets(db)
  return erased
}

async function readLeft(db: Database, ids: readonly number[]): Promise<Erased['left']> {
  const { rows } = await db.execute<{ id: string; family: Family; code: string }>(sql`
    select id, family, coalesce(platform_order_id, client_order_id) as code from orders
    where id = any(${sql.param([...ids])}::bigint[]) and pseudonymised_at is null order by id`)
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** What stands in no order; stores know the customer for as long as something is open. */
async function eraseElsewhere(db: Database, who: Who, hasOpen: boolean): Promise<void> {
  // Of a packed list nobody can say whom it holds; it is gone after a day anyway, and soon made again.
  await db.delete(listExports)
  await db.execute(sql`
    update inbox i set raw = '', dismissed_at = case when i.applied_at is null
      then coalesce(i.dismissed_at, now()) else i.dismissed_at end
    where ${namesPhone(sql`i.raw`, who)} and not exists (
      select 1 from orders o where o.id = i.order_id and o.pseudonymised_at is null)`)
  await db.execute(sql`
    update import_rows r set cells = '{}', problem = null
    where r.order_id is null and ${namesPhone(sql`r.cells::text`, who)} and not exists (
      select 1 from imports i where i.id = r.import_id and i.state = 'running')`)
  if (who.phone !== null) {
    const named = `%${who.phone.replace(/[\\%_]/g, '')}%`
    await db.execute(sql`
      delete from audit_personal p using audit_entries e
      where e.id = p.entry_id and p.data::text like ${named} and not exists (
        select 1 from orders o where e.record_kind = 'order' and e.record_id = o.id::text
          and o.pseudonymised_at is null)`)
  }
  if (hasOpen) return
  await db.execute(sql`delete from customers c where ${knownAs(who)}`)
  // What they are on a round of has to be saved anew without them.
  await db.execute(sql`delete from parcel_routes r where ${namesPhone(sql`r.parcel::text`, who)}`)
  // As a second number, too.
  await db.execute(sql`
    delete from recipients c where ${knownAs(who)} or ${namesPhone(sql`c.recipient::text`, who)}`)
}
