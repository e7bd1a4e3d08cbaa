import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { columnMappings } from '@/lib/db/tables/imports'
import { Problem } from '@/lib/domain/problem'
import type { RenameMapping } from '../model/mapping-requests'
import { findMapping } from './find-mapping'

/** Gives a mapping another name; throws `mappingNameTaken`. */
export async function renameMapping(input: {
  actor: Actor
  form: RenameMapping
}): Promise<{ mappingId: number }> {
  const { actor, form } = input
  const { mappingId, name } = form
  return database().transaction(async (tx) => {
    const { storeId } = await findMapping(tx, { actor, mappingId })
    const [other] = await tx
      .select({ id: columnMappings.id })
      .from(columnMappings)
      .where(and(eq(columnMappings.storeId, storeId), eq(columnMappings.name, name)))
    if (other && other.id !== mappingId) throw new Problem('mappingNameTaken')
    await tx.update(columnMappings).set({ name }).where(eq(columnMappings.id, mappingId))
    return { mappingId }
  })
}
