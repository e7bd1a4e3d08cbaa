import 'server-only'
import { z } from 'zod'
import type { AddressMatch } from '@/lib/domain/address-match'
import { Problem } from '@/lib/domain/problem'
import type { Locale } from '@/lib/i18n/locales'
import { getJson } from './get-json'
import { chineseLabel, englishLabel, premises } from './premises-label'
import { MOST_MATCHES, type AddressSearch } from './search'

const suggestion = z.object({
  Address: z.object({
    PremisesAddress: z.object({
      EngPremisesAddress: premises.optional(),
      ChiPremisesAddress: premises.optional(),
      GeospatialInformation: z.object({
        Latitude: z.coerce.number().min(-90).max(90),
        Longitude: z.coerce.number().min(-180).max(180),
      }),
    }),
  }),
})

/** Without a match the list is missing altogether. */
const answer = z.object({ SuggestedAddress: z.array(z.unknown()).default([]) })

/**
 * The Hong Kong government's Address Lookup Service: `GET {url}/lookup?q=…&n=…`, in the language
 * that the header names. Throws the Problem `geocoderFailed`.
 */
export async function askHongKong(url: string, search: AddressSearch): Promise<AddressMatch[]> {
  const { text, locale, signal } = search
  const address = new URL(`${url}/lookup`)
  address.searchParams.set('q', text)
  address.searchParams.set('n', String(MOST_MATCHES))
  const language = locale === 'zh-HK' ? 'zh-Hant' : 'en'
  const parsed = answer.safeParse(await getJson(address, { 'accept-language': language }, signal))
  if (!parsed.success) throw new Problem('geocoderFailed', { cause: parsed.error })
  return parsed.data.SuggestedAddress.flatMap((one) => {
    const read = suggestion.safeParse(one)
    return read.success ? toMatch(read.data.Address.PremisesAddress, locale) : []
  }).slice(0, MOST_MATCHES)
}

type Place = z.infer<typeof suggestion>['Address']['PremisesAddress']

/** In the person's language where it is there, else in the other; none without any words. */
function toMatch(place: Place, locale: Locale): AddressMatch[] {
  const { EngPremisesAddress, ChiPremisesAddress, GeospatialInformation } = place
  const english = EngPremisesAddress ? englishLabel(EngPremisesAddress) : ''
  const chinese = ChiPremisesAddress ? chineseLabel(ChiPremisesAddress) : ''
  const label = locale === 'zh-HK' ? chinese || english : english || chinese
  const { Latitude: lat, Longitude: lng } = GeospatialInformation
  return label === '' ? [] : [{ label, location: { lat, lng } }]
}
