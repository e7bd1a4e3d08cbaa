import 'server-only'
import type { Pool } from 'pg'

/**
 * A task that runs every minute has one failure to show: its latest, until it succeeds. Takes the
 * failures before the job `since` out of the queue.
 */
export async function forgetOldFailures(
  pool: Pool,
  { task, since }: { task: string; since: string },
): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where task_identifier = $1 and id < $2 and attempts >= max_attempts and locked_at is null))`,
    [task, since],
  )
}
