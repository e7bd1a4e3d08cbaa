import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { columnMappings } from '@/lib/db/tables/imports'
import { Problem } from '@/lib/domain/problem'

/** The mapping, where the person may bring files for its store; throws `mappingNotFound`. */
export async function findMapping(
  queries: Queries,
  { actor, mappingId }: { actor: Actor; mappingId: number },
): Promise<typeof columnMappings.$inferSelect> {
  const may = storesWhere(actor, 'express.place')
  const [found] = await queries
    .select()
    .from(columnMappings)
    .where(and(eq(columnMappings.id, mappingId), inArray(columnMappings.storeId, may)))
  if (!found) throw new Problem('mappingNotFound')
  return found
}
