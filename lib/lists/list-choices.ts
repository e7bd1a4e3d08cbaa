import 'server-only'
import { inArray, or, eq, sql } from 'drizzle-orm'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { memberships, people } from '@/lib/db/tables/people'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import type { ListChoices } from './model/list-choices'

/** So far back kinds of couriers are looked for; an older one is still found by its address. */
const DAYS = 92

/**
 * By what the list of a family can be narrowed down at some stores: the kinds of couriers that the
 * reports counted there lately, and the people who work there.
 */
export async function listChoices(input: {
  actor: Actor
  family: Family
  storeIds: readonly number[]
}): Promise<ListChoices> {
  const { actor, family } = input
  const storeIds = storesWhere(actor, MAY.see[family], input.storeIds)
  if (storeIds.length === 0) return { couriers: [], people: [] }
  const db = database()
  const [kinds, known] = await Promise.all([
    db.execute<{ courier: string }>(sql`
      select distinct courier from report_counts
      where store_id = any(${sql.param(storeIds)}::bigint[]) and family = ${family}
        and part = 'courier' and not is_month and day > current_date - ${DAYS}::int
      order by courier`),
    db
      .selectDistinct({ id: people.id, name: people.name })
      .from(people)
      .leftJoin(memberships, eq(memberships.personId, people.id))
      .where(or(eq(people.isAdmin, true), inArray(memberships.storeId, storeIds)))
      .orderBy(people.name),
  ])
  return { couriers: kinds.rows.map(({ courier }) => courier), people: known }
}
