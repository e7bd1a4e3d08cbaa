import 'server-only'
import { z } from 'zod'
import type { AddressMatch } from '@/lib/domain/address-match'
import { type Region, areaOf } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import { getJson, type AddressSearch, MOST_MATCHES } from './search'

/** By calling code: the platform's regions are cities and provinces, not ISO countries (trap 5). */
const COUNTRIES: Readonly<Record<string, string>> = {
  '852': 'hk',
  '65': 'sg',
  '60': 'my',
  '66': 'th',
  '84': 'vn',
  '886': 'tw',
}

const answer = z.array(
  z.object({
    display_name: z.string().trim().min(1),
    lat: z.coerce.number().min(-90).max(90),
    lon: z.coerce.number().min(-180).max(180),
  }),
)

/**
 * A Nominatim server: `GET {url}/search?q=…&format=jsonv2`, within the region's country. The
 * program and a contact are in the User-Agent, as the usage policy asks. Throws the Problem
 * `geocoderFailed`.
 */
export async function geocodeNominatim(
  { url, contact }: { url: string; contact: string },
  search: AddressSearch,
): Promise<AddressMatch[]> {
  const address = new URL(`${url}/search`)
  address.searchParams.set('q', search.text)
  address.searchParams.set('format', 'jsonv2')
  address.searchParams.set('limit', String(MOST_MATCHES))
  address.searchParams.set('countrycodes', countryOf(search.region))
  const headers = { 'user-agent': `Handover (${contact})`, 'accept-language': search.locale }
  const parsed = answer.safeParse(await getJson(address, headers, search.signal))
  if (!parsed.success) throw new Problem('geocoderFailed', { cause: parsed.error })
  return parsed.data
    .slice(0, MOST_MATCHES)
    .map(({ display_name: label, lat, lon: lng }) => ({ label, location: { lat, lng } }))
}

/** The ISO 3166-1 code, in small letters, of the country that a region lies in. */
function countryOf(region: Region): string {
  return COUNTRIES[areaOf(region).callingCode] ?? ''
}
