import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { knownPlaces, type KnownPlace } from '@/lib/addresses/known-places'
import { type Rankable, rankPlaces, searchName } from '@/lib/addresses/rank-places'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { PlaceMatch } from '@/lib/domain/place-match'
import { MAY } from '@/lib/domain/permissions'
import { readsChinese } from '@/lib/domain/store-name'
import { latestOfStore } from '../lists/latest-of-store'
import type { PlaceQuery } from '../model/place-query'
import { permittedStore, type StoreRow } from './store-of'

const MOST = 6
/** So many of the latest orders are looked through: months of a busy store. */
const ORDERS_LOOKED_AT = 2000
const CUSTOMERS_LOOKED_AT = 2000
/** More of one text are no help. */
const ROWS = 100

/**
 * Where a typed address may be, best first: where orders of this store and family went, its customers'
 * addresses, the person's stores, then stations and places of the region. Without a text the latest
 * addresses of the store. Never another store's; only for those who may place orders there. Throws
 * `notAllowed`, `notFound`.
 */
export async function findPlaces(input: {
  actor: Actor
  query: PlaceQuery
}): Promise<PlaceMatch[]> {
  const { actor, query } = input
  const { storeId, family, text } = query
  const permission = MAY.place[family]
  const store = await permittedStore(database(), { actor, permission, storeId })
  const isChinese = readsChinese(actor.locale)
  const own = await ownPlaces({ actor, query, store, isChinese })
  if (text === '') return own.slice(0, MOST).map(({ match }) => match)
  const known = knownPlaces(store.region).map((place) => ({
    ...place,
    match: matchOf(place, isChinese),
  }))
  const ranked = rankPlaces<Rankable & { match: PlaceMatch }>(text, [...own, ...known], MOST * 2)
  return withoutRepeats(ranked.map(({ match }) => match)).slice(0, MOST)
}

function matchOf({ kind, en, other, location }: KnownPlace, isChinese: boolean): PlaceMatch {
  const isNamedTwice = /\p{Script=Han}/u.test(other)
  const [label, detail] = isChinese && isNamedTwice ? [other, en] : [en, other]
  return { kind, label, detail, location }
}

/** One name at one spot is said once: both sides of a street have their stop. */
function withoutRepeats(matches: readonly PlaceMatch[]): PlaceMatch[] {
  const said = new Set<string>()
  return matches.filter(({ label, detail }) => {
    const key = searchName(`${label} ${detail}`).whole
    return !said.has(key) && said.add(key)
  })
}

const rowSchema = z.object({
  kind: z.enum(['address', 'store']),
  label: z.string(),
  other: z.string(),
  lat: z.number(),
  lng: z.number(),
})

type OwnPlace = Rankable & { readonly match: PlaceMatch }

/** Addresses and stores in one query, the latest first; those alone that may fit the text. */
async function ownPlaces(given: {
  actor: Actor
  query: PlaceQuery
  store: StoreRow
  isChinese: boolean
}): Promise<OwnPlace[]> {
  const { actor, query, store, isChinese } = given
  const { storeId, family, text } = query
  const visible = text === '' ? [] : storesWhere(actor, MAY.place[family])
  const { rows } = await database().execute(sql`
    with used as (
      select address, door_lat as lat, door_lng as lng, created_at as at from (
        select address, door_lat, door_lng, created_at, pseudonymised_at from orders
        ${latestOfStore({
          family,
          storeId: sql`${storeId}::bigint`,
          and: sql`not self_pickup`,
          most: ORDERS_LOOKED_AT,
        })}
      ) latest where address is not null and door_lat is not null and door_lng is not null
        and pseudonymised_at is null
      ${family === 'food' ? customerAddressesOf(storeId) : sql``}
    ), addresses as (
      select distinct on (address) address, lat, lng, at from used order by address, at desc
    ), folded as materialized (
      select *, ${text === '' ? sql`''` : sql`fold_text(address)`} as folded from addresses
    )
    select kind, label, other, lat, lng from (
      select 'address' as kind, address as label, '' as other, lat, lng, at from folded
      where ${mayFit(text)}
      union all
      select 'store', name, coalesce(name_zh, ''), lat, lng, null from stores
      where region = ${store.region} and id = any(${sql.param(visible)}::bigint[])
    ) own order by at desc nulls last limit ${ROWS}`)
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ kind, label: name, other, lat, lng }) => {
      const [label, detail] = isChinese && other !== '' ? [other, name] : [name, other]
      return {
        kind,
        routes: 0,
        names: [searchName(name), searchName(other)],
        match: { kind, label, detail, location: { lat, lng } },
      }
    })
}

/** Kept for food alone, with whoever orders it. By customer (`offset`): joined, all stores' are read. */
function customerAddressesOf(storeId: number): SQL {
  return sql`union all
    select a.address, a.lat, a.lng, a.last_used_at from (
      select id from customers where store_id = ${storeId}
      order by last_order_at desc limit ${CUSTOMERS_LOOKED_AT}) c
    cross join lateral (
      select address, lat, lng, last_used_at from customer_addresses
      where customer_id = c.id offset 0) a`
}

/** Holds every word of what was typed, whatever stands between. Rough: the ranking is strict. */
function mayFit(text: string): SQL {
  if (text === '') return sql`true`
  const words = text.split(/[\s,，、]+/).filter((word) => word !== '')
  if (words.length === 0) return sql`false`
  const fits = words.map((word) => sql`strpos(folded, fold_text(${word})) > 0`)
  const squashed = searchName(text).whole
  const isWithin = sql`strpos(regexp_replace(folded, '[[:space:][:punct:]]', '', 'g'), ${squashed}) > 0`
  return sql`((${sql.join(fits, sql` and `)}) or ${isWithin})`
}
