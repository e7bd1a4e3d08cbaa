import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { printRunItems } from '@/lib/db/tables/prints'
import type { LabelChoice, LabelProblem } from './schema'

/**
 * Writes down what came of fetching a label of a pile: `problem` is null where it came. What was
 * said of a paper that nobody wants any more is not written down.
 */
export async function settleItem(
  queries: Queries,
  input: { runId: number; orderId: number; problem: LabelProblem | null } & LabelChoice,
): Promise<void> {
  const { runId, orderId, problem, paper, copies } = input
  await queries
    .update(printRunItems)
    .set({ problem, claimedUntil: null })
    .where(
      and(
        eq(printRunItems.runId, runId),
        eq(printRunItems.orderId, orderId),
        sql`exists (select 1 from print_runs where print_runs.id = ${runId}
          and print_runs.paper = ${paper} and print_runs.copies = ${copies})`,
      ),
    )
}
