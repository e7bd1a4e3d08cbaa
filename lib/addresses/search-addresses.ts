import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { settings } from '@/lib/config/settings'
import type { AddressMatch } from '@/lib/domain/address-match'
import { Problem } from '@/lib/domain/problem'
import { isLocale } from '@/lib/i18n/locales'
import { askHongKong } from './ask-hong-kong'
import { askNominatim } from './ask-nominatim'
import { findsAddresses } from './finds-addresses'
import { KeptAnswers } from './kept-answers'
import { paced } from './paced'
import type { AddressSearch } from './search'

const HOUR_MS = 3_600_000
const kept = new KeptAnswers<AddressMatch[]>(500, 24 * HOUR_MS)
/** Nominatim's policy: one search a second at most, and the same one not again. */
const oneASecond = paced(1_000, { now: () => performance.now(), wait: (ms) => wait(ms) })

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
