import 'server-only'
import { and, inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import type { Added } from '../model/print-queue'
import type { AddChosen } from '../model/print-queue-requests'
import { addToPrintQueue } from './find-print-queue'
import { isPrintable } from './waybill-condition'

/** Puts chosen waybills into the queue; those that the person may not print, or nobody can, are left. */
export async function addChosen(input: { actor: Actor } & AddChosen): Promise<Added> {
  const { actor, orderIds, ...choice } = input
  const storeIds = storesWhere(actor, 'express.place')
  const rows = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(and(isPrintable, inArray(orders.id, orderIds), inArray(orders.storeId, storeIds)))
  const allowed = new Set(rows.map(({ id }) => id))
  const chosen = orderIds.filter((id) => allowed.has(id))
  return {
    ...(await addToPrintQueue({ personId: actor.id, choice, orderIds: chosen })),
    refused: [],
  }
}
