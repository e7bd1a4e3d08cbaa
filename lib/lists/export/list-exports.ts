import 'server-only'
import { desc, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { listExports } from '@/lib/db/tables/lists/list-exports'
import { KEPT_HOURS, type ListExport } from '../model/list-export'

/** The person's own files of the last day, the newest first; none on a shared tablet. */
export async function listOwnExports({ actor }: { actor: Actor }): Promise<ListExport[]> {
  if (actor.tablet !== null) return []
  const rows = await database()
    .select()
    .from(listExports)
    .where(eq(listExports.personId, actor.id))
    .orderBy(desc(listExports.id))
  return rows.map(({ id, family, format, state, rowsDone, rowsInAll, createdAt }) => ({
    id,
    family,
    format,
    state,
    rowsDone,
    rowsInAll,
    createdAt: createdAt.toISOString(),
    keptUntil: state === 'ready' ? keptUntil(createdAt).toISOString() : null,
  }))
}

const keptUntil = (createdAt: Date) => new Date(createdAt.getTime() + KEPT_HOURS * 60 * 60_000)
