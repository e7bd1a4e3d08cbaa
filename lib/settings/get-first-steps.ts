import 'server-only'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { identityTests } from '@/lib/db/tables/identity-tests'
import { orders } from '@/lib/db/tables/orders'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { areaOf } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import type { Family } from '@/lib/domain/stages'
import type { FirstSteps } from './model/first-steps'

/**
 * How far a new Handover is set up. That an order was placed proves more of a store's identities
 * than a test does, so nobody who works already is sent to test. Administrators only.
 */
export async function getFirstSteps({ actor }: { actor: Actor }): Promise<FirstSteps> {
  if (!actor.isAdmin) throw new Problem('notAllowed')
  const db = database()
  const [untested, active, placed] = await Promise.all([
    storesByTest(db),
    db.select({ id: people.id }).from(people).where(isNull(people.disabledAt)).limit(2),
    db
      .select({ id: orders.id })
      .from(orders)
      // What was tried in the demo proves nothing.
      .innerJoin(stores, and(eq(stores.id, orders.storeId), isNull(stores.disabledAt)))
      .where(and(eq(orders.placing, 'placed'), eq(orders.origin, 'here')))
      .limit(1),
  ])
  const hasOrder = placed.length > 0
  return {
    done: {
      store: untested.all > 0,
      identities: hasOrder || untested.tested > 0,
      people: active.length > 1,
      order: hasOrder,
    },
    untestedStore: untested.next,
  }
}

/** How many stores there are, at how many the platform knew every identity, and the first other. */
async function storesByTest(
  queries: Queries,
): Promise<{ all: number; tested: number; next: number | null }> {
  const [rows, tests] = await Promise.all([
    queries.select().from(stores).where(isNull(stores.disabledAt)).orderBy(asc(stores.id)),
    queries.select().from(identityTests),
  ])
  const known = new Set(tests.map((test) => `${test.family} ${test.zone} ${test.identity}`))
  const isTested = (store: typeof stores.$inferSelect) => {
    const { zone } = areaOf(store.region)
    const identities = identitiesOf(store)
    return (
      identities.length > 0 &&
      identities.every(([family, identity]) => known.has(`${family} ${zone} ${identity}`))
    )
  }
  return {
    all: rows.length,
    tested: rows.filter(isTested).length,
    next: rows.find((store) => !isTested(store))?.id ?? null,
  }
}

function identitiesOf(store: typeof stores.$inferSelect): [Family, string][] {
  const named: [Family, string | number | null][] = [
    ['food', store.foodClientMerchantId],
    ['parcel', store.parcelMerchantId],
    ['express', store.expressMerchantId],
  ]
  return named.flatMap(([family, identity]): [Family, string][] =>
    identity === null || identity === '' ? [] : [[family, String(identity)]],
  )
}
