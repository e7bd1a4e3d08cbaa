import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { importColumns } from '@/lib/db/tables/imports'
import type { RememberedColumns } from './model/columns/match-columns'

/** What the person took columns for before, by normalised name. */
export async function rememberedColumns({ actor }: { actor: Actor }): Promise<RememberedColumns> {
  const rows = await database()
    .select()
    .from(importColumns)
    .where(eq(importColumns.personId, actor.id))
  return Object.fromEntries(rows.map(({ name, field }) => [name, field]))
}
