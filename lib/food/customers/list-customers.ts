import 'server-only'
import { and, desc, eq, like, sql } from 'drizzle-orm'
import { recordLook } from '@/lib/audit/record-look'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { latestNamed } from '@/lib/db/latest-named'
import { customers } from '@/lib/db/tables/customers'
import type { Region } from '@/lib/domain/areas'
import { foodStore } from '../delivering-store'
import type { CustomerPage } from '../model/customers'
import type { CustomerListQuery } from '../model/customer-requests'
import { knownCustomers } from './known-customers'
import { phonePrefix } from './phone-prefix'

const PAGE = 50

/** The customers that one store keeps, latest order first, by the start of a phone or part of a name. */
export async function listCustomers(input: {
  actor: Actor
  query: CustomerListQuery
}): Promise<CustomerPage> {
  const db = database()
  const { actor, query } = input
  const { storeId } = query
  const { region } = await foodStore(db, { actor, permission: 'food.place', storeId })
  const rows = await db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, storeId), matches(query, region), older(query.after)))
    .orderBy(desc(customers.lastOrderAt), desc(customers.id))
    // One more than is shown says whether there is a next page.
    .limit(PAGE + 1)
  recordLook({ actor, storeId, what: 'customers' })
  const shown = rows.slice(0, PAGE)
  const last = rows.length > PAGE ? shown.at(-1) : undefined
  return {
    customers: await knownCustomers(db, shown),
    next: last ? `${last.lastOrderAt.getTime()}-${last.id}` : null,
  }
}

function matches({ storeId, search: text, after }: CustomerListQuery, region: Region) {
  if (text === '') return undefined
  const prefix = phonePrefix(text, region)
  if (prefix !== null) return like(customers.phone, `${prefix}%`)
  const wanted = {
    storeId,
    text,
    after: older(after),
    most: PAGE + 1,
    fewLettersAmong: 'all',
  } as const
  return sql`${customers.id} in (${latestNamed(BOOK, wanted)})`
}

const BOOK = {
  table: customers,
  id: customers.id,
  storeId: customers.storeId,
  name: customers.name,
  lastAt: customers.lastOrderAt,
}

function older(after: string | null) {
  if (after === null) return undefined
  const [at, id] = after.split('-').map(Number)
  const then = new Date(at ?? 0).toISOString()
  return sql`(${customers.lastOrderAt}, ${customers.id}) < (${then}::timestamptz, ${id}::bigint)`
}
