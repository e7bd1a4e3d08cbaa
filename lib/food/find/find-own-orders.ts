import 'server-only'
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import { ALL_REGIONS, areaOf } from '@/lib/domain/areas'
import { orderCard } from '@/lib/orders/lists/order-card'
import type { FindPage, OwnOrderMatches } from '../model/find-order'
import { lookupPhone } from './lookup-phone'

const PAGE = 20

/** Ours keep the country code that was dialled; one placed elsewhere has that of its region. */
function hasCallingCode(callingCode: string) {
  const kept = sql`${orders.request} ->> 'callingCode'`
  const regions = ALL_REGIONS.filter((region) => areaOf(region).callingCode === callingCode)
  return or(eq(kept, callingCode), and(isNull(kept), inArray(stores.region, regions)))
}

/** Our own food orders for a phone number, at every store where the person may see them. */
export async function findOwnOrders(input: {
  actor: Actor
  page: FindPage
}): Promise<OwnOrderMatches> {
  const { actor, page } = input
  const { phone, callingCode } = lookupPhone(page)
  const rows = await database()
    .select({ order: orders })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        eq(orders.family, 'food'),
        inArray(orders.storeId, storesWhere(actor, 'food.see')),
        eq(orders.recipientPhone, phone),
        hasCallingCode(callingCode),
        ...(page.before === null ? [] : [lt(orders.id, page.before)]),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(PAGE + 1)
  const found = rows.slice(0, PAGE).map(({ order }) => orderCard(order))
  return { orders: found, next: rows.length > PAGE ? (found.at(-1)?.id ?? null) : null }
}
