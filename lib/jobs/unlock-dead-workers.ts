import 'server-only'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'
import { PRESENCE_LOCKS } from './presence'

const LOOK_MS = 10_000

/** Workers that have begun jobs and whose advisory lock nobody holds. */
async function absentWorkers(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ worker: string }>(
    `select distinct j.locked_by as worker from graphile_worker.jobs j
     where j.locked_by is not null and not exists (
       select 1 from pg_locks l join pg_database d on d.oid = l.database
       where l.locktype = 'advisory' and l.granted and d.datname = current_database()
         and l.classid::bigint = $1 and l.objsubid = 2
         and l.objid::bigint = hashtext(j.locked_by)::bigint & 4294967295)`,
    [PRESENCE_LOCKS],
  )
  return rows.map(({ worker }) => worker)
}

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
