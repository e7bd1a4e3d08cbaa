import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { printJobs } from '@/lib/db/tables/prints'
import type { JobNews } from '@/lib/domain/print-station'
import { Problem } from '@/lib/domain/problem'
import { answerRun } from '../runs/answer-run'
import { claimedJob } from './claimed-job'

/**
 * What a station says became of a job. What its printer's queue printed is marked as printed by
 * whoever sent it (decision 0291). Throws `notFound` for a job that it has not.
 */
export async function takeNews(input: {
  stationId: number
  jobId: string
  news: JobNews
}): Promise<null> {
  const { stationId, jobId, news } = input
  const { claim, state, queueJob, detail } = news
  const job = await database().transaction(async (tx) => {
    const found = await claimedJob(tx, { stationId, jobId, claim })
    const endedAt = state === 'handed' ? null : new Date()
    await tx
      .update(printJobs)
      .set({ state, queueJob, detail, endedAt })
      .where(eq(printJobs.id, found.id))
    return found
  })
  if (state === 'printed') await markPrinted(job)
  return null
}

async function markPrinted({ runId, by }: { runId: number; by: number }): Promise<void> {
  try {
    await answerRun({ actor: { id: by }, runId, notPrinted: [], putBack: false })
  } catch (error) {
    // Whoever sent it was quicker, and what they said of it counts.
    if (!(error instanceof Problem) || error.key !== 'printAnswered') throw error
  }
}
