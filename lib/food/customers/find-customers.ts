import 'server-only'
import { and, desc, eq, like } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { customers } from '@/lib/db/tables/customers'
import { normalisePhone } from '@/lib/domain/phone/phone'
import type { CustomerMatch } from '../model/customers'
import type { CustomerQuery } from '../model/customer-requests'
import { customerPhone } from './customer-phone'
import { foodStore } from '../delivering-store'
import { knownCustomers } from './known-customers'
import { phonePrefix } from './phone-prefix'

const MOST = 6

/**
 * Who ordered at this store before, by the number as far as it is typed, latest order first. Never
 * another store's customers; only for those who may place orders there.
 */
export async function findCustomers(input: {
  actor: Actor
  query: CustomerQuery
}): Promise<CustomerMatch[]> {
  const db = database()
  const { actor, query } = input
  const { storeId } = query
  const { region } = await foodStore(db, { actor, permission: 'food.place', storeId })
  const prefix = phonePrefix(query.phone, region)
  if (prefix === null) return []
  const rows = await db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, storeId), like(customers.phone, `${prefix}%`)))
    .orderBy(desc(customers.lastOrderAt), desc(customers.id))
    .limit(MOST)
  const typed = normalisePhone(query.phone, region)
  const whole =
    typed.ok && customerPhone({ phone: typed.national, callingCode: typed.callingCode }, region)
  const known = await knownCustomers(db, rows)
  return known.map((customer) => ({ ...customer, isExact: customer.phone === whole }))
}
