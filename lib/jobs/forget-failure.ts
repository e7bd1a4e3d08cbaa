import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'

/**
 * Takes the job with this key out of the queue if it failed for good: what it was to do has come
 * about in another way, so nobody needs to look at it.
 */
export async function forgetFailure(queries: Queries, key: string): Promise<void> {
  await queries.execute(sql`select ${forgottenFailure(key)}`)
}

/** The expression that does so; it gives the number of such jobs. */
export function forgottenFailure(key: string): SQL {
  return sql`(
    select count(*) from graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where key = ${key} and attempts >= max_attempts and locked_at is null)))`
}
