import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printRuns } from '@/lib/db/tables/prints'
import { Problem } from '@/lib/domain/problem'
import { findRun } from './find-run'

/** Writes down that a printer was set to a run, the first time. Throws `notFound`. */
export async function startRun(input: { actor: Actor; runId: number }): Promise<null> {
  const db = database()
  const run = await findRun(db, input)
  if (!run) throw new Problem('notFound')
  await db
    .update(printRuns)
    .set({ startedAt: new Date() })
    .where(and(eq(printRuns.id, run.id), isNull(printRuns.startedAt)))
  return null
}
