import 'server-only'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'
import { presentSql } from '@/lib/db/presence'

const LOOK_MS = 10_000
/** A worker may begin its first job a moment before it can be seen. */
const SHOWS_WITHIN_SECONDS = 3

/**
 * Gives back to the queue what a killed process had begun; the queue itself would wait four hours.
 * Only those that were absent at two looks running: a worker whose connection broke is back sooner.
 */
export function unlockDeadWorkers(input: { pool: Pool; lookMs?: number }): { stop: () => void } {
  const { pool, lookMs = LOOK_MS } = input
  let absentBefore: readonly string[] = []
  const look = async () => {
    const absent = await absentWorkers(pool)
    const dead = absent.filter((worker) => absentBefore.includes(worker))
    absentBefore = absent
    if (dead.length === 0) return
    await free(pool, dead)
    log().warn({ workers: dead }, 'jobs of workers that have died are free again')
  }
  const lookAndReport = () =>
    void look().catch((error: unknown) => log().warn({ err: error }, 'jobs: dead workers unknown'))
  lookAndReport()
  const timer = setInterval(lookAndReport, lookMs)
  return { stop: () => clearInterval(timer) }
}

/**
 * Puts back in line what these workers had begun, under a new number (decision 0353): who was taken for
 * dead and is not ends a job by its old one, and with it would end whatever was asked for since.
 */
async function free(pool: Pool, workers: readonly string[]): Promise<void> {
  await pool.query(
    `update graphile_worker._private_jobs
     set id = default, locked_at = null, locked_by = null, updated_at = now()
     where locked_by = any($1::text[])`,
    [workers],
  )
}

/** Workers that have begun jobs and whose advisory lock nobody holds. */
async function absentWorkers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct j.locked_by as worker from graphile_worker.jobs j
     where j.locked_by is not null and not ${presentSql('j.locked_by')}
       and j.locked_at < now() - make_interval(secs => $1)`,
    [SHOWS_WITHIN_SECONDS],
  )
  return rows.map(({ worker }) => worker)
}
