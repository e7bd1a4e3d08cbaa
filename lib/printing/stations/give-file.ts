import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { printJobs, printRuns } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import { fileOfRun } from '../runs/get-run-file'
import { claimedJob } from './claimed-job'

/**
 * The PDF of a job for the station that claimed it; from now on it may be printed. Throws `notFound`;
 * a job whose labels were fetched anew meanwhile has failed.
 */
export async function giveFile(input: {
  stationId: number
  jobId: string
  claim: string
}): Promise<{ path: string; bytes: number; name: string }> {
  const db = database()
  const job = await claimedJob(db, input)
  const [run] = await db.select().from(printRuns).where(eq(printRuns.id, job.runId))
  if (!run) throw new Problem('notFound')
  const ofJob = eq(printJobs.id, job.id)
  try {
    const file = await fileOfRun(run)
    await db.update(printJobs).set({ fetchedAt: new Date() }).where(ofJob)
    return file
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    await db.update(printJobs).set({ state: 'failed', endedAt: new Date() }).where(ofJob)
    throw new Problem('notFound', { cause: error })
  }
}
