import 'server-only'
import { and, asc, eq, inArray, isNotNull, max } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printRunItems, printRuns, prints } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import { type Transaction, lockOrder } from '@/lib/orders/lock-order'
import { addEvent } from '@/lib/orders/status/add-event'
import { changeQuietly } from '@/lib/orders/status/change-order'
import type { AnswerRun } from '../model/print-run'
import { addFetchJob } from '../queue/add-fetch-job'
import { type RunRow, openPrintQueue } from '../queue/find-print-queue'
import { withdrawWaiting } from '../stations/withdraw-waiting'
import { findRun, printFile } from './find-run'

type Item = typeof printRunItems.$inferSelect

/** What did not come out is in the person's next print queue at once. */
async function putIntoNextPile(
  tx: Transaction,
  run: RunRow,
  items: readonly Item[],
): Promise<void> {
  if (items.length === 0) return
  const pile = await openPrintQueue(tx, { personId: run.by, choice: run })
  const rows = items.map(({ orderId }) => ({ runId: pile.id, orderId }))
  await tx.insert(printRunItems).values(rows).onConflictDoNothing()
  await addFetchJob(tx, pile.id)
}

async function markAnswered(tx: Transaction, run: RunRow, failed: readonly Item[], now: Date) {
  const ofRun = eq(printRunItems.runId, run.id)
  await tx.update(printRunItems).set({ printed: true }).where(ofRun)
  const failedIds = failed.map(({ orderId }) => orderId)
  if (failedIds.length > 0) {
    const those = and(ofRun, inArray(printRunItems.orderId, failedIds))
    await tx.update(printRunItems).set({ printed: false }).where(those)
  }
  const answered = { state: 'answered' as const, answeredAt: now }
  await tx.update(printRuns).set(answered).where(eq(printRuns.id, run.id))
}

/**
 * What somebody says of a run's print: only what they confirm is in the ledger and in the orders'
 * histories, the rest goes back into their queue where `putBack`. Throws `notFound`, `printAnswered` the second time.
 */
export async function answerRun(
  input: { actor: Pick<Actor, 'id'> } & AnswerRun,
): Promise<{ printed: number; again: number }> {
  const { actor, runId, notPrinted, putBack = true } = input
  const now = new Date()
  const counts = await database().transaction(async (tx) => {
    const run = await findRun(tx, { actor, runId, locked: true })
    if (!run) throw new Problem('notFound')
    if (run.state !== 'shown') throw new Problem('printAnswered')
    const items = await tx
      .select()
      .from(printRunItems)
      .where(and(eq(printRunItems.runId, run.id), isNotNull(printRunItems.place)))
      .orderBy(asc(printRunItems.place))
    const isFailed = ({ orderId }: Item) => notPrinted === 'all' || notPrinted.includes(orderId)
    const failed = items.filter(isFailed)
    // By number, so that two answers that share orders wait for each other and never deadlock.
    const printed = items
      .filter((item) => !isFailed(item))
      .toSorted((a, b) => a.orderId - b.orderId)
    for (const item of printed) await recordPrint(tx, { run, item, actorId: actor.id, now })
    await markAnswered(tx, run, failed, now)
    await withdrawWaiting(tx, run.id)
    if (putBack) await putIntoNextPile(tx, run, failed)
    return { printed: printed.length, again: putBack ? failed.length : 0 }
  })
  await rm(printFile(runId), { force: true })
  return counts
}

/**
 * Writes a label that came out of a printer into the ledger and the order's history: the first time,
 * or as a reprint by its number.
 */
async function recordPrint(
  tx: Transaction,
  input: { run: RunRow; item: typeof printRunItems.$inferSelect; actorId: number; now: Date },
): Promise<void> {
  const { run, item, actorId, now } = input
  const { orderId, sha256, pages } = item
  if (sha256 === null || pages === null) throw new Error(`order ${orderId} was not shown`)
  // Two people may print one label at the same time: they count one after the other.
  const order = await lockOrder(tx, orderId)
  const [last] = await tx
    .select({ number: max(prints.number) })
    .from(prints)
    .where(eq(prints.orderId, orderId))
  const number = (last?.number ?? 0) + 1
  const { paper, copies } = run
  await tx
    .insert(prints)
    .values({ orderId, number, runId: run.id, paper, copies, pages, sha256, at: now, by: actorId })
  await addEvent(tx, {
    orderId,
    identity: `printed:${run.id}`,
    source: 'staff',
    kind: number === 1 ? 'label-printed' : 'label-reprinted',
    text: number === 1 ? null : String(number),
    at: now,
    actorId,
  })
  await changeQuietly(tx, order, {})
}
