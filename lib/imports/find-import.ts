import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import type { Permission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'

export type ImportRecord = typeof imports.$inferSelect

/** The import, where the person may do this at its store; throws `importNotFound` otherwise. */
export async function findImport(
  queries: Queries,
  input: { actor: Actor; importId: number; permission: Extract<Permission, `express.${string}`> },
): Promise<ImportRecord> {
  const { actor, importId, permission } = input
  const may = storesWhere(actor, permission)
  const [found] = await queries
    .select()
    .from(imports)
    .where(and(eq(imports.id, importId), inArray(imports.storeId, may)))
  if (!found) throw new Problem('importNotFound')
  return found
}
