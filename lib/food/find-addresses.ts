import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import type { Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import { isLocale } from '@/lib/i18n/locales'
import { foodStore } from './food-store'
import { askHongKong } from './geocoder/ask-hong-kong'
import { askNominatim } from './geocoder/ask-nominatim'
import { findsAddresses } from './geocoder/finds-addresses'
import { KeptAnswers } from './geocoder/kept-answers'
import { paced } from './geocoder/paced'
import type { AddressSearch } from './geocoder/search'
import type { AddressMatch, AddressQuery } from './schema'

const HOUR_MS = 3_600_000
const kept = new KeptAnswers<AddressMatch[]>(500, 24 * HOUR_MS)
/** Nominatim's policy: one search a second at most, and the same one not again. */
const oneASecond = paced(1_000, { now: () => performance.now(), wait: (ms) => wait(ms) })

/**
 * Places that a typed address may mean, best first, by the geocoder that the settings name. For
 * those who may place orders at the store. Throws the Problems `geocoderOff`, `geocoderFailed`.
 */
export async function findAddresses(input: {
  actor: Actor
  query: AddressQuery
  signal: AbortSignal
}): Promise<AddressMatch[]> {
  const { actor, query, signal } = input
  const { storeId } = query
  const { region } = await foodStore(database(), { actor, permission: 'food.place', storeId })
  const { geocoder } = settings()
  if (!geocoder || !findsAddresses(geocoder.kind, region)) throw new Problem('geocoderOff')
  const locale = isLocale(actor.locale) ? actor.locale : 'en'
  const search: AddressSearch = { text: query.text, region, locale, signal }
  const key = [geocoder.kind, region, locale, query.text.toLowerCase()].join('\n')
  const known = kept.get(key, Date.now())
  if (known) return known
  const matches =
    geocoder.kind === 'hk'
      ? await askHongKong(geocoder.url, search)
      : await oneASecond(() => askNominatim(geocoder, search))
  if (matches === null) throw new Problem('geocoderFailed')
  kept.set(key, matches, Date.now())
  return matches
}
