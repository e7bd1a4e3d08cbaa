import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { printJobs } from '@/lib/db/tables/prints'

/** Takes the job of a run back that no station has begun; whether there was one. */
export async function withdrawWaiting(queries: Queries, runId: number): Promise<boolean> {
  const taken = await queries
    .update(printJobs)
    .set({ state: 'withdrawn', endedAt: new Date() })
    .where(and(eq(printJobs.runId, runId), eq(printJobs.state, 'waiting')))
    .returning({ id: printJobs.id })
  return taken.length > 0
}
