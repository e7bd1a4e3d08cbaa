import 'server-only'
import { sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'

/**
 * Takes the job with this key out of the queue if it failed for good: what it was to do has come
 * about in another way, so nobody needs to look at it.
 */
export async function forgetFailure(queries: Queries, key: string): Promise<void> {
  await queries.execute(sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where key = ${key} and attempts >= max_attempts and locked_at is null))`)
}
