import 'server-only'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { printRunItems } from '@/lib/db/tables/prints'
import type { Transaction } from '@/lib/orders/lock-order'
import { LABEL_NOT_READABLE } from '../model/label'
import type { RetryLabels } from '../model/print-queue-requests'
import { addFetchJob } from './add-fetch-job'
import { findPrintQueue, type RunRow } from './find-print-queue'

/** What is kept and cannot be used is fetched anew. */
async function forgetUnreadable(tx: Transaction, pile: RunRow, orderIds: number[]): Promise<void> {
  if (orderIds.length === 0) return
  const ofThisPaper = and(eq(labels.paper, pile.paper), eq(labels.copies, pile.copies))
  await tx
    .delete(labels)
    .where(and(inArray(labels.orderId, orderIds), or(ofThisPaper, eq(labels.paper, ''))))
}

/** Has missing labels of the person's print queue fetched again: some, or all. */
export async function retryLabels(input: { actor: Actor } & RetryLabels): Promise<void> {
  const { actor, orderIds } = input
  await database().transaction(async (tx) => {
    const pile = await findPrintQueue(tx, { personId: actor.id, locked: true })
    if (!pile) return
    const which = orderIds === 'all' ? undefined : inArray(printRunItems.orderId, orderIds)
    const missing = await tx
      .select({ orderId: printRunItems.orderId, problem: printRunItems.problem })
      .from(printRunItems)
      .where(and(eq(printRunItems.runId, pile.id), isNotNull(printRunItems.problem), which))
    if (missing.length === 0) return
    const unreadable = missing.filter(({ problem }) => problem?.problem === LABEL_NOT_READABLE)
    await forgetUnreadable(
      tx,
      pile,
      unreadable.map(({ orderId }) => orderId),
    )
    await tx
      .update(printRunItems)
      .set({ problem: null, claimedUntil: null })
      .where(
        and(
          eq(printRunItems.runId, pile.id),
          inArray(
            printRunItems.orderId,
            missing.map(({ orderId }) => orderId),
          ),
        ),
      )
    await addFetchJob(tx, pile.id)
  })
}
