import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database, type Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { distanceMetres } from '@/lib/domain/coordinates'
import type { Destination } from '@/lib/platform/food/references'
import { foodApi } from './food-api'
import type { FoodStore } from './food-store'
import type { CoverageAnswer, CoverageQuery, CoverageVerdict, StoreCoverage } from './schema'
import { sortCoverage } from './sort-coverage'
import { storesToSee } from './stores-to-see'

/** How many stores are asked one by one, the nearest to the place first. */
const MOST_ASKED = 12

type Asked = ReturnType<typeof foodApi>
/** A store, and how far from the place it is. */
type NearStore = { store: FoodStore; metres: number }

/** Whether a store that is not offered could deliver there all the same (food §4.10). */
async function verdictOf(
  { api, context }: Asked,
  to: Destination,
  store: FoodStore,
): Promise<CoverageVerdict> {
  try {
    const ref = { storeCode: store.foodClientMerchantId }
    const { distributable } = await api.isDistributable({ ...ref, to }, context)
    return distributable ? 'reaches' : 'reaches-not'
  } catch {
    // Every call is logged where it is made; one store's silence spoils no other's answer.
    return 'unknown'
  }
}

/** How many of the offered stores nobody has set up here; others' stores of ours are not counted. */
async function countOthers(
  db: Database,
  region: FoodStore['region'],
  offered: readonly string[],
): Promise<number> {
  const ours = await db
    .select({ code: stores.foodClientMerchantId })
    .from(stores)
    .where(and(eq(stores.region, region), inArray(stores.foodClientMerchantId, [...offered])))
  const known = new Set(ours.map(({ code }) => code))
  return new Set(offered.filter((code) => !known.has(code))).size
}

/** The stores to be asked one by one: those named that are not offered. */
function storesToAsk(
  seen: readonly NearStore[],
  { storeIds }: CoverageQuery,
  offers: ReadonlyMap<string, unknown>,
): ReadonlySet<NearStore> {
  const silent = seen.filter(
    ({ store }) => storeIds.includes(store.id) && !offers.has(store.foodClientMerchantId),
  )
  return new Set(silent.toSorted((a, b) => a.metres - b.metres).slice(0, MOST_ASKED))
}

/**
 * Which of the person's stores deliver to a place and in how long (food §4.7). Of the stores named
 * in `storeIds` that are not offered, each is asked by itself; the rest are only not offered.
 */
export async function getCoverage(input: {
  actor: Actor
  query: CoverageQuery
  signal: AbortSignal
}): Promise<CoverageAnswer> {
  const { actor, query, signal } = input
  const { region, lat, lng, address } = query
  const db = database()
  const seen = (await storesToSee(db, { actor, region })).map((store): NearStore => {
    return { store, metres: Math.round(distanceMetres({ lat, lng }, store)) }
  })
  const to = { location: { lat, lng }, address: address || null }
  const asked = foodApi(region, { locale: actor.locale, priority: 'person', signal })
  const supported = await asked.api.supportedMerchants(to, asked.context)
  const offers = new Map(supported.stores.map((store) => [store.storeCode, store]))
  const toAsk = storesToAsk(seen, query, offers)
  const coverage = seen.map(async (near): Promise<StoreCoverage> => {
    const facts = { storeId: near.store.id, metres: near.metres }
    const offer = offers.get(near.store.foodClientMerchantId)
    const { minutes = null, range = null } = offer ?? {}
    if (offer) return { ...facts, verdict: 'delivers', minutes, range }
    const verdict = toAsk.has(near) ? await verdictOf(asked, to, near.store) : 'not-offered'
    return { ...facts, verdict, minutes, range }
  })
  return {
    outcome: supported.outcome,
    status: supported.status,
    stores: sortCoverage(await Promise.all(coverage)),
    others: await countOthers(db, region, [...offers.keys()]),
  }
}
