import 'server-only'
import { inArray } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { storesByFamily } from '@/lib/auth/stores-by-family'
import { database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { foldText } from '@/lib/domain/fold-text'
import { MAY } from '@/lib/domain/permissions'
import { phonePrefix } from '@/lib/food/customers/phone-prefix'
import { searchCustomers } from '@/lib/food/customers/search-customers'
import { searchOrders } from '@/lib/orders/lists/search-orders'
import { isSearchable, type PaletteFound } from './model/palette'

const MOST_ORDERS = 8

/** Fewer digits than this begin half of all phones. */
const LEAST_DIGITS = 3

/**
 * Orders, known customers and stores that a text means: each only at stores where the person may see
 * it. Of anything else nobody learns that it is there.
 */
export async function findAnything({
  actor,
  text,
}: {
  actor: Actor
  text: string
}): Promise<PaletteFound> {
  const mine = [...actor.roles.keys()]
  if (!isSearchable(text) || mine.length === 0) return { orders: [], customers: [], storeIds: [] }
  const db = database()
  const known = await db.select().from(stores).where(inArray(stores.id, mine)).orderBy(stores.code)
  const regions = [...new Set(known.map(({ region }) => region))]
  const phonePrefixes = [
    ...new Set(regions.flatMap((region) => phonePrefix(text, region) ?? [])),
  ].filter(({ length }) => length >= LEAST_DIGITS)
  const [orders, customers] = await Promise.all([
    searchOrders(db, {
      stores: storesByFamily(actor, MAY.see),
      text,
      phonePrefixes,
      most: MOST_ORDERS,
    }),
    searchCustomers({ actor, text, phonePrefixes }),
  ])
  const storeIds = known.filter((store) => isMeant(store, text)).map(({ id }) => id)
  return { orders, customers, storeIds }
}

type Named = Pick<typeof stores.$inferSelect, 'code' | 'name' | 'nameZh' | 'phone'>

function isMeant({ code, name, nameZh, phone }: Named, text: string): boolean {
  const wanted = plain(text)
  return [code, name, nameZh ?? '', phone].some((said) => plain(said).includes(wanted))
}

/** Without case, width, marks and spaces: "shatin" is Sha Tin. */
const plain = (text: string) => foldText(text).replace(/\s+/g, '')
