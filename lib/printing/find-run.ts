import 'server-only'
import { and, eq, ne } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { printRuns } from '@/lib/db/tables/prints'
import type { RunRow } from './find-pile'

/** A print run of the person's own that was shown; null where there is none. */
export async function findRun(
  queries: Queries,
  { actor, runId, locked = false }: { actor: Actor; runId: number; locked?: boolean },
): Promise<RunRow | null> {
  const query = queries
    .select()
    .from(printRuns)
    .where(and(eq(printRuns.id, runId), eq(printRuns.by, actor.id), ne(printRuns.state, 'pile')))
  const [run] = await (locked ? query.for('update') : query)
  return run ?? null
}
