import 'server-only'
import { sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { log } from '@/lib/config/log'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { JobIds } from '../model/jobs'

/**
 * Has failed jobs done at once, with all their tries before them. Jobs that are being done, or are
 * no longer there, are passed over; when none is left, that is a `Problem`.
 */
export async function retryJobs(input: { actor: Actor } & JobIds): Promise<{ count: number }> {
  const { actor, ids } = input
  requireInHouse(actor, 'settings.manage')
  const { rows } = await database().execute<{ id: string }>(sql`
    select id from graphile_worker.reschedule_jobs(
      ${sql.param(ids)}::bigint[], run_at := now(), attempts := 0)`)
  if (rows.length === 0) throw new Problem('jobGone')
  await recordAudit(database(), {
    action: 'job.retried',
    actor,
    after: { jobs: rows.map(({ id }) => id) },
  })
  log().info({ by: actor.id, jobs: rows.map(({ id }) => id) }, 'jobs are to be tried again')
  return { count: rows.length }
}
