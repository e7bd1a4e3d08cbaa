import 'server-only'
import { sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { log } from '@/lib/config/log'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { JobIds } from '../model/jobs'

/**
 * Takes failed jobs out of the queue for good; the log keeps which they were and who did it. A job
 * that is being done, or is no longer there, is a `Problem`.
 */
export async function giveUpJobs(input: { actor: Actor } & JobIds): Promise<{ count: number }> {
  const { actor, ids } = input
  requireInHouse(actor, 'settings.manage')
  const { rows } = await database().execute<{ id: string; task: string; payload: unknown }>(sql`
    with gone as (select * from graphile_worker.complete_jobs(${sql.param(ids)}::bigint[]))
    select gone.id, t.identifier as task, gone.payload
    from gone join graphile_worker._private_tasks t on t.id = gone.task_id`)
  if (rows.length === 0) throw new Problem('jobGone')
  await recordAudit(database(), {
    action: 'job.given-up',
    actor,
    after: { jobs: rows.map(({ id }) => id) },
  })
  log().warn({ by: actor.id, jobs: rows }, 'jobs were given up')
  return { count: rows.length }
}
