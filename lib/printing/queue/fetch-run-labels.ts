import 'server-only'
import { addSeconds } from 'date-fns'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import { printRunItems } from '@/lib/db/tables/prints'
import { toFailure } from '@/lib/server/to-failure'
import { fetchLabel } from '../labels/fetch-label'
import type { LabelChoice, LabelProblem } from '../model/label'
import { addFetchJob } from './add-fetch-job'

/** Longer than any label takes; whoever ended meanwhile gives it up. */
const CLAIM_SECONDS = 120

/**
 * How many labels are under way at once. The connection's own throttle decides how fast they are
 * asked for; this keeps it busy while others are downloaded.
 */
const AT_ONCE = 12

function problemOf(error: unknown): LabelProblem {
  const { problem, code, detail, reference } = toFailure(error)
  return {
    problem,
    ...(code && { code }),
    ...(detail && { detail }),
    ...(reference && { reference }),
  }
}

async function fetchNext(db: Database, runId: number): Promise<boolean> {
  const item = await claimItem(db, runId)
  if (!item) return false
  let problem: LabelProblem | null = null
  try {
    // Hundreds of labels may not hold up somebody's click (decision 0136).
    await fetchLabel({ db, ...item, priority: 'background' })
  } catch (error) {
    problem = problemOf(error)
  }
  await settleItem(db, { runId, ...item, problem })
  return true
}

/**
 * Fetches the labels of a queue that are not kept here. One that is refused is written down with the
 * reason and holds up no other. What an instance that ended had claimed is tried when that runs out.
 */
export async function fetchRunLabels(input: { db: Database; runId: number }): Promise<void> {
  const { db, runId } = input
  const work = async () => {
    while (await fetchNext(db, runId));
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const [claimed] = await db
    .select({ orderId: printRunItems.orderId })
    .from(printRunItems)
    .where(and(eq(printRunItems.runId, runId), isNotNull(printRunItems.claimedUntil)))
    .limit(1)
  if (claimed) await addFetchJob(db, runId, addSeconds(new Date(), CLAIM_SECONDS))
}

/**
 * Writes down what came of fetching a label of a queue: `problem` is null where it came. What was
 * said of a paper that nobody wants any more is not written down.
 */
async function settleItem(
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

/**
 * The next waybill of a queue whose label is to be fetched, and for which paper; null where there is
 * none. Whoever has it is the only one to fetch it, over all instances.
 */
async function claimItem(
  db: Database,
  runId: number,
): Promise<({ orderId: number } & LabelChoice) | null> {
  const { rows } = await db.execute<{
    order_id: string
    paper: 'A4' | '100X150'
    copies: 1 | 2
  }>(sql`
    with next as (
      select items.run_id, items.order_id, runs.paper, runs.copies
      from print_run_items items
        join print_runs runs on runs.id = items.run_id
        join orders on orders.id = items.order_id
      where items.run_id = ${runId}
        and runs.state = 'pile'
        and orders.stage <> 'cancelled'
        and items.problem is null
        and (items.claimed_until is null or items.claimed_until < now())
        and not exists (
          select 1 from labels
          where labels.order_id = items.order_id
            and (labels.paper = '' or (labels.paper = runs.paper and labels.copies = runs.copies)))
      order by items.added
      limit 1
      for update of items skip locked
    )
    update print_run_items items
    set claimed_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    from next
    where items.run_id = next.run_id and items.order_id = next.order_id
    returning items.order_id, next.paper, next.copies`)
  const [row] = rows
  return row ? { orderId: Number(row.order_id), paper: row.paper, copies: row.copies } : null
}
