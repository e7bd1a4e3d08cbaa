import type { Locale } from '@/lib/i18n/locales'
import type { Region } from '@/lib/domain/areas'

/** What a geocoder is asked: free text, about one region, to be answered in a person's language. */
export type AddressSearch = {
  readonly text: string
  readonly region: Region
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** How many matches are asked for: one screen of choices. */
export const MOST_MATCHES = 5
