import 'server-only'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { orders } from '@/lib/db/tables/orders'
import { printRunItems, type printRuns } from '@/lib/db/tables/prints'
import { PRINTABLE, printableWaybill } from './printable'
import { labelFor, type KeptLabel, type LabelProblem, type PileItem } from './schema'

type Kept = Pick<KeptLabel, 'paper' | 'copies'>

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
): Promise<PileItem[]> {
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
