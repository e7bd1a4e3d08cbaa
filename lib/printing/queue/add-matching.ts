import 'server-only'
import { asc } from 'drizzle-orm'
import type { z } from 'zod'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { Added } from '../model/print-queue'
import type { addMatchingSchema } from '../model/print-queue-requests'
import { PRINT_QUEUE_LIMIT } from '../model/printable-waybill'
import type { WaybillFilter } from '../model/waybill-filter'
import { addToPrintQueue } from './find-print-queue'
import { walkAllBack } from './walk-back'
import {
  isOfAllTimes,
  leavingOrder,
  rowOfImport,
  waybillCondition,
  waybillStores,
} from './waybill-condition'

/** What is in the print queue already may be among them. */
const MOST = 2 * PRINT_QUEUE_LIMIT

/**
 * Puts into the queue all that match a filter, also those on later pages: in the order of the file
 * where one is chosen, else as they are listed.
 */
export async function addMatching(
  input: { actor: Actor } & z.output<typeof addMatchingSchema>,
): Promise<Added> {
  const { actor, filter, ...choice } = input
  const orderIds = await idsOf(actor, filter)
  return { ...(await addToPrintQueue({ personId: actor.id, choice, orderIds })), refused: [] }
}

async function idsOf(actor: Actor, filter: WaybillFilter): Promise<number[]> {
  const matching = waybillCondition(actor, 'express.place', filter)
  if (isOfAllTimes(filter)) {
    const storeIds = waybillStores(actor, 'express.place', filter)
    const latest = { storeIds, matching, after: null, most: MOST }
    return (await walkAllBack(database(), latest)).slice(0, MOST)
  }
  const inFile = filter.import === '' ? [] : [asc(rowOfImport(filter.import))]
  const rows = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(matching)
    .orderBy(...inFile, asc(leavingOrder(filter)), asc(orders.id))
    .limit(MOST)
  return rows.map(({ id }) => id)
}
