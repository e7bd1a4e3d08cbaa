import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printRunItems } from '@/lib/db/tables/prints'
import type { TakeOut } from '../model/print-queue-requests'
import { findPrintQueue } from './find-print-queue'

/** Takes waybills out of the person's own print queue; their labels stay here. */
export async function removeFromPrintQueue(input: { actor: Actor } & TakeOut): Promise<void> {
  const { actor, orderIds } = input
  const db = database()
  const pile = await findPrintQueue(db, { personId: actor.id })
  if (!pile) return
  const which = orderIds === 'all' ? undefined : inArray(printRunItems.orderId, orderIds)
  await db.delete(printRunItems).where(and(eq(printRunItems.runId, pile.id), which))
}
