import 'server-only'
import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printRunItems, printRuns } from '@/lib/db/tables/prints'
import type { UnansweredRun } from '../model/print-run'

const MOST = 20

/** The person's print runs of which nobody has said whether they printed, latest first. */
export async function listUnanswered({ actor }: { actor: Actor }): Promise<UnansweredRun[]> {
  const rows = await database()
    .select({
      id: printRuns.id,
      shownAt: printRuns.shownAt,
      isStarted: isNotNull(printRuns.startedAt).mapWith(Boolean),
      count: count(),
    })
    .from(printRuns)
    .innerJoin(
      printRunItems,
      and(eq(printRunItems.runId, printRuns.id), isNotNull(printRunItems.place)),
    )
    .where(and(eq(printRuns.by, actor.id), eq(printRuns.state, 'shown')))
    .groupBy(printRuns.id)
    .orderBy(desc(printRuns.id))
    .limit(MOST)
  return rows.flatMap(({ shownAt, ...run }) =>
    shownAt ? [{ ...run, shownAt: shownAt.toISOString() }] : [],
  )
}
