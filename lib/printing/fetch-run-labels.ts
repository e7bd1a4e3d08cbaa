import 'server-only'
import { addSeconds } from 'date-fns'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { printRunItems } from '@/lib/db/tables/prints'
import { explain } from '@/lib/server/explain'
import { addFetchJob } from './add-fetch-job'
import { CLAIM_SECONDS, claimItem } from './claim-item'
import { fetchLabel } from './fetch-label'
import type { LabelProblem } from './schema'
import { settleItem } from './settle-item'

/**
 * How many labels are under way at once. The connection's own throttle decides how fast they are
 * asked for; this keeps it busy while others are downloaded.
 */
const AT_ONCE = 12

function problemOf(error: unknown): LabelProblem {
  const { problem, code, detail, reference } = explain(error)
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
 * Fetches the labels of a pile that are not kept here. One that is refused is written down with the
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
