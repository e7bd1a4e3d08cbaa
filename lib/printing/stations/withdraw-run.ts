import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printRuns } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import { findRun } from '../runs/find-run'
import { withdrawWaiting } from './withdraw-waiting'

/**
 * Takes a run back from its station: no printer was set to it then, unless one was before. Throws
 * `notFound`; `stationBegan` where it was quicker.
 */
export async function withdrawRun(input: { actor: Actor; runId: number }): Promise<null> {
  await database().transaction(async (tx) => {
    const run = await findRun(tx, { ...input, locked: true })
    if (!run) throw new Problem('notFound')
    if (!(await withdrawWaiting(tx, run.id))) throw new Problem('stationBegan')
    await tx
      .update(printRuns)
      .set({ startedAt: null })
      .where(
        and(
          eq(printRuns.id, run.id),
          // Sent and started are one moment of the database where nobody had printed it before.
          sql`${printRuns.startedAt} in (
            select created_at from print_jobs where run_id = ${run.id})`,
        ),
      )
  })
  return null
}
