import 'server-only'
import { rename, rm, stat } from 'node:fs/promises'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { orders } from '@/lib/db/tables/orders'
import { printRunItems } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import type { RunRow } from '../queue/find-print-queue'
import { findRun, newPrintFile, printFile } from './find-run'
import { joinLabels } from '../labels/join-labels'

type Items = Awaited<ReturnType<typeof itemsOf>>

/** What went into the PDF. */
async function itemsOf(runId: number) {
  return database()
    .select({
      orderId: printRunItems.orderId,
      sha256: printRunItems.sha256,
      storeId: orders.storeId,
    })
    .from(printRunItems)
    .innerJoin(orders, eq(orders.id, printRunItems.orderId))
    .where(and(eq(printRunItems.runId, runId), isNotNull(printRunItems.place)))
    .orderBy(asc(printRunItems.place))
}

/** The same PDF once more, for a server that did not make it. Throws `printGone` if it cannot be. */
async function makeAgain(run: RunRow, items: Items) {
  const path = await newPrintFile()
  try {
    const orderIds = items.map(({ orderId }) => orderId)
    const { reversed } = run
    const { joined } = await joinLabels({ db: database(), path, orderIds, choice: run, reversed })
    const isSame =
      joined.length === items.length &&
      joined.every(({ sha256 }, index) => sha256 === items[index]?.sha256)
    // A label that was fetched anew meanwhile is not the one that the ledger will name.
    if (!isSame) throw new Problem('printGone')
    await rename(path, printFile(run.id))
  } finally {
    await rm(path, { force: true })
  }
}

/** The PDF of a print run: where it lies on this machine, and its length. Throws `notFound`. */
export async function getRunFile(input: { actor: Actor; runId: number }): Promise<StoredRun> {
  const run = await findRun(database(), input)
  if (!run) throw new Problem('notFound')
  const items = await itemsOf(run.id)
  const maySee = items.every(({ storeId }) => can(input.actor, 'express.place', storeId))
  if (!maySee) throw new Problem('notFound')
  return readyFile(run, items)
}

/** The same for whoever was given it to print. Throws `printGone` where it cannot be made again. */
export async function fileOfRun(run: RunRow): Promise<StoredRun> {
  return readyFile(run, await itemsOf(run.id))
}

/** Where the PDF of a print run lies on this machine, and its length. */
type StoredRun = { path: string; bytes: number; name: string }

async function readyFile(run: RunRow, items: Items): Promise<StoredRun> {
  const path = printFile(run.id)
  if (!(await stat(path).catch(() => null))) await makeAgain(run, items)
  const { size } = await stat(path)
  return { path, bytes: size, name: `labels-${run.id}.pdf` }
}
