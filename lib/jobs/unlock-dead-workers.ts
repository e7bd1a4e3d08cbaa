import 'server-only'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'
import { presentSql } from '@/lib/db/presence'

const LOOK_MS = 10_000

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
    await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [dead])
    log().warn({ workers: dead }, 'jobs of workers that have died are free again')
  }
  const lookAndReport = () =>
    void look().catch((error: unknown) => log().warn({ err: error }, 'jobs: dead workers unknown'))
  lookAndReport()
  const timer = setInterval(lookAndReport, lookMs)
  return { stop: () => clearInterval(timer) }
}

/** Workers that have begun jobs and whose advisory lock nobody holds. */
async function absentWorkers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct j.locked_by as worker from graphile_worker.jobs j
     where j.locked_by is not null and not ${presentSql('j.locked_by')}`,
  )
  return rows.map(({ worker }) => worker)
}
