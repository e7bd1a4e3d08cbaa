import 'server-only'
import { sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { columnMappings } from '@/lib/db/tables/imports'
import type { SaveMapping } from '../model/mapping-requests'

/** Keeps what a store's files hold under a name; the same name again says it anew. */
export async function saveMapping(input: {
  actor: Actor
  form: SaveMapping
}): Promise<{ mappingId: number }> {
  const [kept] = await database()
    .insert(columnMappings)
    .values(input.form)
    .onConflictDoUpdate({
      target: [columnMappings.storeId, columnMappings.name],
      set: { columns: sql`excluded.columns`, several: sql`excluded.several` },
    })
    .returning({ id: columnMappings.id })
  if (!kept) throw new Error('the mapping was not kept')
  return { mappingId: kept.id }
}
