import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { printRuns } from '@/lib/db/tables/prints'

export type RunRow = typeof printRuns.$inferSelect

/** What the person is putting together, or null; nobody else can change it while it is `locked`. */
export async function findPile(
  queries: Queries,
  { personId, locked = false }: { personId: number; locked?: boolean },
): Promise<RunRow | null> {
  const query = queries
    .select()
    .from(printRuns)
    .where(and(eq(printRuns.by, personId), eq(printRuns.state, 'pile')))
  const [pile] = await (locked ? query.for('update') : query)
  return pile ?? null
}
