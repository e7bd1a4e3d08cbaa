import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { type Database, database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { distanceMetres } from '@/lib/domain/coordinates'
import type { Destination } from '@/lib/platform/food/references'
import { foodApi } from '../food-api'
import type { FoodStore } from '../delivering-store'
import type {
  CoverageAnswer,
  CoverageQuery,
  CoverageVerdict,
  StoreCoverage,
} from '../model/coverage'
import { visibleFoodStores } from './visible-food-stores'

const ORDER: readonly CoverageVerdict[] = [
  'delivers',
  'reaches',
  'unknown',
  'not-offered',
  'reaches-not',
]

const compare = (a: StoreCoverage, b: StoreCoverage) =>
  ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict) ||
  // A time that is not known comes after every time that is.
  (a.minutes ?? Infinity) - (b.minutes ?? Infinity) ||
  a.metres - b.metres

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
    const query = { ...ref, to: { ...to, profile: store.foodProfile } }
    const { distributable } = await api.isDistributable(query, context)
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

/**
 * Which stores the platform offers for a place (food §4.7), asked once for each brand profile among
 * ours. Where none is offered for any, the reason that came closest to delivering counts: its
 * numbers rise from "no store" to "too slow".
 */
async function askSupported({ api, context }: Asked, to: Destination, seen: readonly NearStore[]) {
  const profiles = [...new Set(seen.map(({ store }) => store.foodProfile))]
  const answers = await Promise.all(
    profiles.map((profile) => api.supportedMerchants({ ...to, profile }, context)),
  )
  const offered = answers.flatMap((answer) => answer.stores)
  const [closest] = answers.toSorted((a, b) => b.status - a.status)
  const { outcome, status } = answers.find((answer) => answer.stores.length > 0) ?? closest ?? NONE
  return { outcome, status, offers: new Map(offered.map((store) => [store.storeCode, store])) }
}

const NONE = { outcome: 'no-store', status: 101 } as const

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
  const seen = (await visibleFoodStores(db, { actor, region })).map((store): NearStore => {
    return { store, metres: Math.round(distanceMetres({ lat, lng }, store)) }
  })
  const to = { location: { lat, lng }, address: address || null }
  const asked = foodApi(region, { locale: actor.locale, priority: 'person', signal })
  const supported = await askSupported(asked, to, seen)
  const { offers } = supported
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

/** Who delivers first, the quickest before the slower; then the others, the nearest first. */
export function sortCoverage(stores: readonly StoreCoverage[]): StoreCoverage[] {
  return stores.toSorted(compare)
}
