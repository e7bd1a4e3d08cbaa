import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { columnMappings } from '@/lib/db/tables/imports'
import type { MappingId } from '../model/mapping-requests'
import { findMapping } from './find-mapping'

/** Forgets a mapping; imports that were read with it stay as they are. */
export async function deleteMapping(input: {
  actor: Actor
  form: MappingId
}): Promise<{ mappingId: number }> {
  const { actor, form } = input
  const db = database()
  const { id } = await findMapping(db, { actor, ...form })
  await db.delete(columnMappings).where(eq(columnMappings.id, id))
  return { mappingId: id }
}
