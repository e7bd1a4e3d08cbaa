import 'server-only'
import { inArray, type SQL, sql } from 'drizzle-orm'
import { recordLook } from '@/lib/audit/record-look'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { holdsText } from '@/lib/db/holds-text'
import { hasIndexedPart, isIndexedBy } from '@/lib/db/latest-named'
import { customers } from '@/lib/db/tables/customers'

const MOST = 5

/** Two letters are a part of too many names: they are looked for among the latest customers of each store. */
const LATEST = 2_000

type CustomerHit = { id: number; storeId: number; name: string; phone: string }

/**
 * The customers that a text means, by part of the name or the beginning of the phone, latest order
 * first, of every store where the person may place orders. That somebody looked is written down.
 */
export async function searchCustomers(input: {
  actor: Actor
  text: string
  /** The text as phones are kept; empty where it is none. */
  phonePrefixes: readonly string[]
}): Promise<CustomerHit[]> {
  const { actor, text, phonePrefixes } = input
  const storeIds = storesWhere(actor, 'food.place')
  if (storeIds.length === 0) return []
  const db = database()
  const mine = sql`${sql.param(storeIds)}::bigint[]`
  const byPhone = phonePrefixes.map(
    (prefix) => sql`union select c.id, c.last_order_at from customers c
      where c.store_id = any(${mine}) and c.phone like ${`${prefix}%`}`,
  )
  const { rows } = await db.execute<{ id: string }>(sql`
    select f.id from (
      ${hasIndexedPart(text) ? byName(mine, text) : byNameLately(mine, text)}
      ${sql.join(byPhone, sql` `)}) f
    order by f.last_order_at desc, f.id desc limit ${MOST}`)
  const ids = rows.map(({ id }) => Number(id))
  if (ids.length === 0) return []
  const found = await db.select().from(customers).where(inArray(customers.id, ids))
  for (const storeId of new Set(found.map((one) => one.storeId)))
    recordLook({ actor, storeId, what: 'customers' })
  return found
    .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id, storeId, name, phone }) => ({ id, storeId, name, phone }))
}

const byName = (storeIds: SQL, text: string): SQL => sql`(
  select c.id, c.last_order_at from customers c
  where c.store_id = any(${storeIds})
    and ${isIndexedBy(sql`c.name`, text)}
  order by c.last_order_at desc, c.id desc limit ${MOST})`

const byNameLately = (storeIds: SQL, text: string): SQL => sql`
  select recent.id, recent.last_order_at from unnest(${storeIds}) as s(id) cross join lateral (
    select c.id, c.last_order_at from (
      select c.id, c.name, c.last_order_at from customers c where c.store_id = s.id
      order by c.last_order_at desc, c.id desc limit ${LATEST}) c
    where ${holdsText(sql`c.name`, text)}
    order by c.last_order_at desc, c.id desc limit ${MOST}) recent`
