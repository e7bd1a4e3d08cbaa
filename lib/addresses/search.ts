import 'server-only'
import type { Region } from '@/lib/domain/areas'
import { Problem } from '@/lib/domain/problem'
import type { Locale } from '@/lib/i18n/locales'

/** What a geocoder is asked: free text, about one region, to be answered in a person's language. */
export type AddressSearch = {
  readonly text: string
  readonly region: Region
  readonly locale: Locale
  readonly signal: AbortSignal
}

/** How many matches are asked for: one screen of choices. */
export const MOST_MATCHES = 5

/** A person waits with the customer on the phone. */
const WAIT_MS = 5_000
/** Five matches are a few kilobytes. */
const MOST_CHARACTERS = 500_000

/**
 * Reads JSON from a geocoder. Throws the Problem `geocoderFailed` for anything but an answer in
 * time: the pin can always be put by hand, so staff need no more than that.
 */
export async function getJson(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]),
      cache: 'no-store',
    })
    if (!response.ok) throw new Error(`answered ${response.status}`)
    const text = await response.text()
    if (text.length > MOST_CHARACTERS) throw new Error('answered too much')
    return JSON.parse(text) as unknown
  } catch (cause) {
    throw new Problem('geocoderFailed', { cause })
  }
}
