import 'server-only'
import { asc, inArray } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { columnMappings } from '@/lib/db/tables/imports'
import type { SavedMapping } from '../model/columns/saved-mapping'

/** The mappings of columns of the stores for which the person may bring files, by name. */
export async function listMappings(input: {
  actor: Actor
}): Promise<(SavedMapping & { storeId: number })[]> {
  const may = storesWhere(input.actor, 'express.place')
  return database()
    .select({
      id: columnMappings.id,
      storeId: columnMappings.storeId,
      name: columnMappings.name,
      columns: columnMappings.columns,
      several: columnMappings.several,
    })
    .from(columnMappings)
    .where(inArray(columnMappings.storeId, may))
    .orderBy(asc(columnMappings.name))
}
