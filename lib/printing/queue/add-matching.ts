import 'server-only'
import { asc } from 'drizzle-orm'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { Added } from '../model/print-queue'
import type { addMatchingSchema } from '../model/print-queue-requests'
import { PRINT_QUEUE_LIMIT } from '../model/printable-waybill'
import { addToPrintQueue } from './find-print-queue'
import { leavingOrder, rowOfImport, waybillCondition } from './waybill-condition'

/**
 * Puts into the queue all that match a filter, also those on later pages: in the order of the file
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
    // What is in the print queue already may be among them.
    .limit(2 * PRINT_QUEUE_LIMIT)
  const orderIds = rows.map(({ id }) => id)
  return { ...(await addToPrintQueue({ personId: actor.id, choice, orderIds })), refused: [] }
}
