import type { Region } from '@/lib/domain/areas'

/** Which geocoder the settings name; `hk` knows Hong Kong's addresses alone. */
export type AddressFinder = 'hk' | 'nominatim'

/** The geocoder that can be asked about a region. */
export function finderAt(region: Region, finder: AddressFinder | null): AddressFinder | null {
  return finder === 'hk' && region !== 'HK' ? null : finder
}
