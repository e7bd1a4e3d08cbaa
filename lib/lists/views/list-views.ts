import 'server-only'
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import { can, storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { listViews as views } from '@/lib/db/tables/people'
import { MAY } from '@/lib/domain/permissions'
import type { ListView } from '../model/list-view'
import type { ViewsQuery } from '../model/list-requests'

/** The views of a family's list that a person has: their own, and those of the stores where they see it. */
export async function listViews(input: { actor: Actor } & ViewsQuery): Promise<ListView[]> {
  const { actor, family } = input
  const rows = await database()
    .select()
    .from(views)
    .where(
      and(
        eq(views.family, family),
        or(
          eq(views.personId, actor.id),
          inArray(views.storeId, storesWhere(actor, MAY.see[family])),
        ),
      ),
    )
    .orderBy(sql`${views.storeId} is not null`, asc(views.storeId), asc(views.name))
  return rows.map(({ id, name, search, storeId }) => ({
    id,
    name,
    search,
    storeId,
    mayChange: storeId === null || can(actor, MAY.place[family], storeId),
  }))
}
