import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { printJobs } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'

type Asked = { stationId: number; jobId: string; claim: string }

/** A job that this station has under this claim, locked. Throws `notFound` where it has not. */
export async function claimedJob(tx: Queries, { stationId, jobId, claim }: Asked) {
  const [job] = await tx
    .select()
    .from(printJobs)
    .where(
      and(
        eq(printJobs.id, jobId),
        eq(printJobs.stationId, stationId),
        eq(printJobs.claim, claim),
        inArray(printJobs.state, ['claimed', 'handed']),
      ),
    )
    .for('update')
  if (!job) throw new Problem('notFound')
  return job
}
