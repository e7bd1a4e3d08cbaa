import 'server-only'
import { and, desc, eq, like, sql } from 'drizzle-orm'
import { recordLook } from '@/lib/audit/record-look'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { holdsText } from '@/lib/db/holds-text'
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
    .where(and(eq(customers.storeId, storeId), matches(query.search, region), older(query.after)))
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

function matches(search: string, region: Region) {
  if (search === '') return undefined
  const prefix = phonePrefix(search, region)
  if (prefix !== null) return like(customers.phone, `${prefix}%`)
  return holdsText(customers.name, search)
}

function older(after: string | null) {
  if (after === null) return undefined
  const [at, id] = after.split('-').map(Number)
  const then = new Date(at ?? 0).toISOString()
  return sql`(${customers.lastOrderAt}, ${customers.id}) < (${then}::timestamptz, ${id}::bigint)`
}
