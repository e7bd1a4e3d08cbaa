import 'server-only'
import { asc } from 'drizzle-orm'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { putIn } from './put-in'
import { MOST_IN_PILE, type Added, type addMatchingSchema } from './schema'
import { leavingOrder, rowOfImport, waybillCondition } from './waybill-condition'

/**
 * Puts into the pile all that match a filter, also those on later pages: in the order of the file
 * where one is chosen, else first collected first.
 */
export async function addMatching(
  input: { actor: Actor } & z.output<typeof addMatchingSchema>,
): Promise<Added> {
  const { actor, filter, ...choice } = input
  const inFile = filter.import === '' ? [] : [asc(rowOfImport(filter.import))]
  const rows = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(waybillCondition(actor, 'express.place', filter))
    .orderBy(...inFile, asc(leavingOrder(filter)), asc(orders.id))
    // What is in the pile already may be among them.
    .limit(2 * MOST_IN_PILE)
  const orderIds = rows.map(({ id }) => id)
  return { ...(await putIn({ personId: actor.id, choice, orderIds })), refused: [] }
}
