import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database, Queries } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import { addJob } from '@/lib/jobs/add-job'
import { recomputeStatus } from './recompute-status'
import { RELEARN_CODE } from '../task-names'

/** Orders of one job: it ends soon, and a crash repeats no more than these. */
const RELEARN_BATCH = 200

/** `after` is the last order that was done; 0 begins. */
type Relearning = { family: Family; code: number; after: number }

async function ordersWith(db: Database, { family, code, after }: Relearning, limit: number) {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct e.order_id as id from order_events e join orders o on o.id = e.order_id
    where e.order_id > ${after} and e.kind = 'status' and e.status_code = ${code}
      and o.family = ${family}
    order by e.order_id limit ${limit}`)
  return rows.map(({ id }) => Number(id))
}

/**
 * Computes again where the orders stand that ever had a code, one batch of them, each in its own
 * transaction; the next batch is the next job. What the code means is read for each order, so that
 * of two changes of mind the later one counts, whichever job comes last.
 */
export async function relearnCode(
  input: Relearning & { db: Database; batch?: number },
): Promise<void> {
  const { db, batch = RELEARN_BATCH, family, code } = input
  const ids = await ordersWith(db, input, batch)
  for (const id of ids) await db.transaction((tx) => recomputeStatus(tx, id))
  const after = ids.at(-1)
  if (after === undefined || ids.length < batch) return
  await addRelearnJob(db, { family, code, after })
}

/** Has it done from an order on; of one code at a time, so that to begin anew ends what was under way. */
export function addRelearnJob(
  queries: Queries,
  { family, code, after }: Relearning,
): Promise<void> {
  return addJob(queries, {
    task: RELEARN_CODE,
    payload: { family, code, after },
    key: `${RELEARN_CODE}:${family}:${code}`,
  })
}
