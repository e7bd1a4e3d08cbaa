import 'server-only'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printJobs, printRuns } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import { normalChoice } from '../model/label'
import type { SendRun } from '../model/station-forms'
import { findRun } from '../runs/find-run'
import { visibleStation } from './visible-station'

/**
 * Sends a print run to a station, which prints it once. Throws `notFound`, `stationGone`,
 * `printAnswered`; `stationOtherPaper` where its labels are for another paper than the station's;
 * `printSent` where a station has it already, or may have printed it.
 */
export async function sendToStation(input: { actor: Actor } & SendRun): Promise<null> {
  const { actor, runId, stationId } = input
  await database().transaction(async (tx) => {
    const station = await visibleStation(tx, actor, { stationId, to: 'express.place' })
    const run = await findRun(tx, { actor, runId, locked: true })
    if (!run) throw new Problem('notFound')
    if (run.state !== 'shown') throw new Problem('printAnswered')
    const [wanted, has] = [normalChoice(run), normalChoice(station)]
    if (wanted.paper !== has.paper) throw new Problem('stationOtherPaper')
    const [sent] = await tx
      .insert(printJobs)
      .values({ stationId, runId, by: actor.id })
      .onConflictDoNothing()
      .returning({ id: printJobs.id })
    if (!sent) throw new Problem('printSent')
    await tx
      .update(printRuns)
      .set({ startedAt: sql`now()` })
      .where(and(eq(printRuns.id, runId), isNull(printRuns.startedAt)))
  })
  return null
}
