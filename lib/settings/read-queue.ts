import 'server-only'
import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import type { QueueFacts } from './schema'

type Row = {
  due: number
  oldest_due_seconds: number | null
  later: number
  running: number
  failing: number
  failed: number
}

/** How much is in the queue, in one pass over it. */
export async function readQueue(db: Database): Promise<QueueFacts> {
  const { rows } = await db.execute<Row>(sql`
    select
      count(*) filter (where waits and run_at <= now())::int as due,
      extract(epoch from now() - min(run_at) filter (where waits))::int as oldest_due_seconds,
      count(*) filter (where waits and run_at > now())::int as later,
      count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where waits and attempts > 0)::int as failing,
      count(*) filter (where locked_at is null and not waits)::int as failed
    from (select run_at, locked_at, attempts,
      locked_at is null and attempts < max_attempts as waits from graphile_worker.jobs) j`)
  const [row] = rows
  if (!row) throw new Error('the queue did not answer')
  const oldest = row.oldest_due_seconds
  return {
    due: row.due,
    oldestDueSeconds: row.due === 0 || oldest === null ? null : Math.max(0, oldest),
    later: row.later,
    running: row.running,
    failing: row.failing,
    failed: row.failed,
  }
}
