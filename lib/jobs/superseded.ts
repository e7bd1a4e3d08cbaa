import 'server-only'
import type { Pool } from 'pg'
import { log } from '@/lib/config/log'

/**
 * Whether a job has been added under the key of one that has begun. The queue takes the key from
 * the running one and gives it no further try: the later one does its work again, with what is known
 * by then (decision 0188). What becomes of the earlier one is of no consequence any more.
 */
export async function isSuperseded(
  pool: Pool,
  { id, key }: { id: string; key: string | null },
): Promise<boolean> {
  if (key === null) return false
  const { rowCount } = await pool.query(
    'select 1 from graphile_worker.jobs where id = $1 and key is null',
    [id],
  )
  return rowCount === 1
}

/**
 * Takes out of the queue what failed and was superseded: in the moment of its failure, by a process
 * that was killed, or when the same was asked for anew after its last try. `addJob` gives every job a
 * key, so of those that failed for good only these have none, beside the clock's own.
 */
async function forget(pool: Pool, clocked: readonly string[]): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where key is null and attempts >= max_attempts and locked_at is null
         and task_identifier <> all($1::text[])))`,
    [clocked],
  )
}

/** Forgets them now and then; `clocked` are the tasks that the clock begins. */
export function forgetSuperseded(input: {
  pool: Pool
  clocked: readonly string[]
  lookMs: number
}): { stop: () => void } {
  const { pool, clocked, lookMs } = input
  const look = () =>
    void forget(pool, clocked).catch((error: unknown) =>
      log().warn({ err: error }, 'jobs: superseded ones could not be forgotten'),
    )
  look()
  const timer = setInterval(look, lookMs)
  return { stop: () => clearInterval(timer) }
}
