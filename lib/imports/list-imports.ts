import 'server-only'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { imports } from '@/lib/db/tables/imports'
import { people } from '@/lib/db/tables/people'
import { countRows, importSummary } from './import-view'
import type { ImportPage } from './model/import-view'
import type { ImportsFilter } from './model/imports-filter'

const IMPORTS_A_PAGE = 30

/** The imports of the person's stores (of `storeIds`), latest first, a page at a time. */
export async function listImports(input: {
  actor: Actor
  storeIds: readonly number[]
  filter: ImportsFilter
}): Promise<ImportPage> {
  const db = database()
  const { before } = input.filter
  const seen = storesWhere(input.actor, 'express.see', input.storeIds)
  const found = await db
    .select({ kept: imports, by: people.name })
    .from(imports)
    .innerJoin(people, eq(people.id, imports.createdBy))
    .where(
      and(
        inArray(imports.storeId, seen),
        before === undefined ? undefined : lt(imports.id, before),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(IMPORTS_A_PAGE + 1)
  const shown = found.slice(0, IMPORTS_A_PAGE)
  const counts = await countRows(
    db,
    shown.map(({ kept }) => kept.id),
  )
  return {
    imports: shown.flatMap(({ kept, by }) => {
      const counted = counts.get(kept.id)
      return counted ? [importSummary(kept, by, counted)] : []
    }),
    before: found.length > shown.length ? (shown.at(-1)?.kept.id ?? null) : null,
  }
}
