import 'server-only'
import { rename, rm } from 'node:fs/promises'
import { and, eq, isNull } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printRunItems, printRuns } from '@/lib/db/tables/prints'
import { inPickOrder } from '@/lib/printing/model/pick-order'
import { Problem } from '@/lib/domain/problem'
import type { Transaction } from '@/lib/orders/lock-order'
import { LABEL_NOT_READABLE } from '../model/label'
import type { ShowRun } from '../model/print-run'
import { addFetchJob } from '../queue/add-fetch-job'
import { findPrintQueue, type RunRow, openPrintQueue, readItems } from '../queue/find-print-queue'
import { joinLabels, type JoinedLabels } from '../labels/join-labels'
import { forgetOldPrintFiles, newPrintFile, printFile } from './find-run'

/** What a person saw when they pressed the button must still be so. */
async function lockSame(tx: Transaction, pile: RunRow): Promise<void> {
  const now = await findPrintQueue(tx, { personId: pile.by, locked: true })
  const isSame = now?.id === pile.id && now.paper === pile.paper && now.copies === pile.copies
  if (!isSame) throw new Problem('pileChanged')
}

async function placeItems(tx: Transaction, pile: RunRow, { joined, unreadable }: JoinedLabels) {
  const itemOf = (orderId: number) =>
    and(eq(printRunItems.runId, pile.id), eq(printRunItems.orderId, orderId))
  for (const [index, { orderId, sha256, pages }] of joined.entries()) {
    const change = { place: index + 1, sha256, pages }
    const [item] = await tx.update(printRunItems).set(change).where(itemOf(orderId)).returning()
    if (!item) throw new Problem('pileChanged')
  }
  for (const orderId of unreadable) {
    const problem = { problem: LABEL_NOT_READABLE }
    await tx.update(printRunItems).set({ problem }).where(itemOf(orderId))
  }
}

/** What is not shown is the person's next queue: nothing is dropped because its label is missing. */
async function moveRest(tx: Transaction, pile: RunRow): Promise<void> {
  const rest = and(eq(printRunItems.runId, pile.id), isNull(printRunItems.place))
  const [one] = await tx.select().from(printRunItems).where(rest).limit(1)
  if (!one) return
  const next = await openPrintQueue(tx, { personId: pile.by, choice: pile })
  await tx.update(printRunItems).set({ runId: next.id, claimedUntil: null }).where(rest)
  await addFetchJob(tx, next.id)
}

async function settle(pile: RunRow, { labels, reversed, path }: Made): Promise<void> {
  await database().transaction(async (tx) => {
    await lockSame(tx, pile)
    await placeItems(tx, pile, labels)
    if (labels.joined.length === 0) return
    const change = { state: 'shown' as const, reversed, shownAt: new Date() }
    await tx.update(printRuns).set(change).where(eq(printRuns.id, pile.id))
    await moveRest(tx, pile)
    await rename(path, printFile(pile.id))
  })
}

type Made = { labels: JoinedLabels; reversed: boolean; path: string }

/**
 * Makes one PDF of the labels of the person's queue that are there, in the order of their station,
 * and leaves the others in the next queue. From then on it waits for the person's word whether it
 * printed. Throws `nothingToPrint` where no label is there, `pileChanged` where another tab was
 * quicker, `labelsNotReadable` where none of those that are kept can be used.
 */
export async function showRun(input: { actor: Actor } & ShowRun): Promise<{ runId: number }> {
  const { actor, order, reversed } = input
  const db = database()
  const pile = await findPrintQueue(db, { personId: actor.id })
  if (!pile) throw new Problem('nothingToPrint')
  const items = await readItems(db, { run: pile, storeIds: storesWhere(actor, 'express.place') })
  const ready = items.filter(({ state }) => state === 'ready')
  if (ready.length === 0) throw new Problem('nothingToPrint')
  const orderIds = inPickOrder(ready, { order, reversed }).map(({ orderId }) => orderId)
  await forgetOldPrintFiles(new Date())
  const path = await newPrintFile()
  try {
    const labels = await joinLabels({ db, path, orderIds, choice: pile, reversed })
    await settle(pile, { labels, reversed, path })
    if (labels.joined.length === 0) throw new Problem('labelsNotReadable')
  } finally {
    await rm(path, { force: true })
  }
  return { runId: pile.id }
}
