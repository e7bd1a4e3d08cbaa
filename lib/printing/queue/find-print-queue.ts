import 'server-only'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { database, type Queries } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { orders } from '@/lib/db/tables/orders'
import { printRunItems, printRuns } from '@/lib/db/tables/prints'
import type { Transaction } from '@/lib/orders/lock-order'
import {
  type StoredLabel,
  type LabelChoice,
  labelFor,
  type LabelProblem,
  normalChoice,
} from '../model/label'
import type { Added, PrintQueueItem } from '../model/print-queue'
import { PRINT_QUEUE_LIMIT } from '../model/printable-waybill'
import { addFetchJob } from './add-fetch-job'
import { PRINTABLE, printableWaybill } from './printable'

export type RunRow = typeof printRuns.$inferSelect

/** What the person is putting together, or null; nobody else can change it while it is `locked`. */
export async function findPrintQueue(
  queries: Queries,
  { personId, locked = false }: { personId: number; locked?: boolean },
): Promise<RunRow | null> {
  const query = queries
    .select()
    .from(printRuns)
    .where(and(eq(printRuns.by, personId), eq(printRuns.state, 'pile')))
  const [pile] = await (locked ? query.for('update') : query)
  return pile ?? null
}

/**
 * The person's queue, locked; a new one where there is none. Each person has one. While it is empty
 * it takes the paper of the station that puts something in.
 */
export async function openPrintQueue(
  tx: Transaction,
  input: { personId: number; choice: LabelChoice },
): Promise<RunRow> {
  const { personId } = input
  const { paper, copies } = normalChoice(input.choice)
  await tx.insert(printRuns).values({ by: personId, paper, copies }).onConflictDoNothing()
  const pile = await findPrintQueue(tx, { personId, locked: true })
  if (!pile) throw new Error('a pile was not made')
  const [item] = await tx
    .select({ one: sql`1` })
    .from(printRunItems)
    .where(eq(printRunItems.runId, pile.id))
    .limit(1)
  if (item) return pile
  await tx.update(printRuns).set({ paper, copies }).where(eq(printRuns.id, pile.id))
  return { ...pile, paper, copies }
}

/**
 * Puts waybills into the person's queue, in the given order, and has their labels fetched. The caller
 * has seen to it that the person may print them.
 */
export async function addToPrintQueue(input: {
  personId: number
  choice: LabelChoice
  orderIds: readonly number[]
}): Promise<Omit<Added, 'refused'>> {
  if (input.orderIds.length === 0) return { added: 0, already: 0, leftOut: [] }
  return database().transaction(async (tx) => {
    const pile = await openPrintQueue(tx, input)
    const inside = await idsIn(tx, pile.id)
    const fresh = [...new Set(input.orderIds)].filter((id) => !inside.has(id))
    const fitting = fresh.slice(0, Math.max(0, PRINT_QUEUE_LIMIT - inside.size))
    if (fitting.length > 0) {
      // One row after the other: what counts them up goes by it.
      const rows = fitting.map((orderId) => ({ runId: pile.id, orderId }))
      await tx.insert(printRunItems).values(rows)
      await addFetchJob(tx, pile.id)
    }
    return {
      added: fitting.length,
      already: input.orderIds.length - fresh.length,
      leftOut: fresh.slice(fitting.length),
    }
  })
}

async function idsIn(tx: Transaction, runId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ orderId: printRunItems.orderId })
    .from(printRunItems)
    .where(eq(printRunItems.runId, runId))
  return new Set(rows.map(({ orderId }) => orderId))
}

type Kept = Pick<StoredLabel, 'paper' | 'copies'>

async function keptLabels(queries: Queries, runId: number): Promise<Map<number, Kept[]>> {
  const rows = await queries
    .select({ orderId: labels.orderId, paper: labels.paper, copies: labels.copies })
    .from(labels)
    .innerJoin(
      printRunItems,
      and(eq(printRunItems.orderId, labels.orderId), eq(printRunItems.runId, runId)),
    )
  const kept = new Map<number, Kept[]>()
  for (const { orderId, ...kind } of rows) kept.set(orderId, [...(kept.get(orderId) ?? []), kind])
  return kept
}

/** It was cancelled after it had been put in. */
const CANCELLED: LabelProblem = { problem: 'labelCancelled' }

/**
 * The waybills of a run as they were put in, at the given stores; each with whether its label is
 * there for the run's paper. A label that could not be used is missing although it is kept.
 */
export async function readItems(
  queries: Queries,
  input: { run: typeof printRuns.$inferSelect; storeIds: readonly number[] },
): Promise<PrintQueueItem[]> {
  const { run, storeIds } = input
  if (storeIds.length === 0) return []
  const [rows, kept] = await Promise.all([
    queries
      .select({ ...PRINTABLE, added: printRunItems.added, problem: printRunItems.problem })
      .from(printRunItems)
      .innerJoin(orders, eq(orders.id, printRunItems.orderId))
      .where(and(eq(printRunItems.runId, run.id), inArray(orders.storeId, [...storeIds])))
      .orderBy(asc(printRunItems.added)),
    keptLabels(queries, run.id),
  ])
  return rows.map(({ added, problem: stored, ...row }) => {
    const problem = row.stage === 'cancelled' ? CANCELLED : stored
    const label = labelFor(kept.get(row.orderId) ?? [], run)
    const state = problem ? 'missing' : label ? 'ready' : 'waiting'
    return { ...printableWaybill(row), added, problem, state }
  })
}
