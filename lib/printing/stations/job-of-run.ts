import 'server-only'
import { desc, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printJobs, printStations } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import type { RunJob } from '../model/station'
import { findRun } from '../runs/find-run'
import { stationState } from './list-stations'

/** How a run of the person's own stands at the station it was last sent to; null where it was to none. Throws `notFound`. */
export async function jobOfRun(input: { actor: Actor; runId: number }): Promise<RunJob | null> {
  const db = database()
  if (!(await findRun(db, input))) throw new Problem('notFound')
  const [found] = await db
    .select({ job: printJobs, station: printStations })
    .from(printJobs)
    .innerJoin(printStations, eq(printStations.id, printJobs.stationId))
    .where(eq(printJobs.runId, input.runId))
    .orderBy(desc(printJobs.sent))
    .limit(1)
  if (!found) return null
  const { job, station } = found
  const { id, number, name, trouble } = station
  const state = stationState(station, new Date())
  return { state: job.state, detail: job.detail, station: { id, number, name, state, trouble } }
}
