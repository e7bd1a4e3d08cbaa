import { areaOf, type Region } from '@/lib/domain/areas'

/** By calling code: the platform's regions are cities and provinces, not ISO countries (trap 5). */
const COUNTRIES: Readonly<Record<string, string>> = {
  '852': 'hk',
  '65': 'sg',
  '60': 'my',
  '66': 'th',
  '84': 'vn',
  '886': 'tw',
}

/** The ISO 3166-1 code, in small letters, of the country that a region lies in. */
export function countryOf(region: Region): string {
  return COUNTRIES[areaOf(region).callingCode] ?? ''
}
