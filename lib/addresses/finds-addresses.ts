import type { GeocoderSetting } from '@/lib/config/geocoder-setting'
import type { Region } from '@/lib/domain/areas'

/** Whether a geocoder knows the addresses of a region: the government's knows Hong Kong's alone. */
export function findsAddresses(kind: GeocoderSetting['kind'], region: Region): boolean {
  return kind === 'nominatim' || region === 'HK'
}
