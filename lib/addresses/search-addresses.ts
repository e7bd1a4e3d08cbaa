import 'server-only'
import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { GeocoderSetting } from '@/lib/config/geocoder-setting'
import { settings } from '@/lib/config/settings'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { Region } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import { isLocale } from '@/lib/i18n/locales'
import { geocodeHongKong } from './geocode-hong-kong'
import { geocodeNominatim } from './geocode-nominatim'
import type { AddressSearch } from './search'

/** Waiting longer than this for a turn is no help to somebody on the phone. */
const LONGEST_WAIT_MS = 5_000

const HOUR_MS = 3_600_000
const kept = new LRUCache<string, AddressMatch[]>({ max: 500, ttl: 24 * HOUR_MS })
/** Nominatim's policy: one search a second at most, and the same one not again. */
const oneASecond = paced(1_000)

/** `locale` is the person's own, null for none: English then. */
type Asked = Omit<AddressSearch, 'locale'> & { locale: string | null }

/**
 * Places that a typed address may mean, best first, by the geocoder that the settings name. Throws
 * the Problems `geocoderOff`, `geocoderFailed`.
 */
export async function searchAddresses(asked: Asked): Promise<AddressMatch[]> {
  const { text, region } = asked
  const locale = isLocale(asked.locale) ? asked.locale : 'en'
  const search: AddressSearch = { ...asked, locale }
  const { geocoder } = settings()
  if (!geocoder || !findsAddresses(geocoder.kind, region)) throw new Problem('geocoderOff')
  const key = [geocoder.kind, region, locale, text.toLowerCase()].join('\n')
  const known = kept.get(key)
  if (known) return known
  const matches =
    geocoder.kind === 'hk'
      ? await geocodeHongKong(geocoder.url, search)
      : await oneASecond(() => geocodeNominatim(geocoder, search))
  if (matches === null) throw new Problem('geocoderFailed')
  kept.set(key, matches)
  return matches
}

/** Whether a geocoder knows the addresses of a region: the government's knows Hong Kong's alone. */
export function findsAddresses(kind: GeocoderSetting['kind'], region: Region): boolean {
  return kind === 'nominatim' || region === 'HK'
}

/**
 * Lets tasks begin no closer together than `everyMs`, in the order they were asked for. Null for a
 * task that would have to wait too long, which then never begins.
 */
export function paced(everyMs: number) {
  // Strict: between any two tasks, not once in each second of a clock.
  const queue = new PQueue({ interval: everyMs, intervalCap: 1, strict: true })
  return async <T>(task: () => Promise<T>): Promise<T | null> =>
    (queue.size + 1) * everyMs > LONGEST_WAIT_MS ? null : queue.add(task)
}
