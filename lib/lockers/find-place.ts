import 'server-only'
import { searchAddresses } from '@/lib/addresses/search-addresses'
import type { Actor } from '@/lib/auth/actor'
import type { AddressMatch } from '@/lib/domain/address-match'
import { isLocale } from '@/lib/i18n/locales'
import { requireAnywhere } from './require-anywhere'
import type { PlaceQuery } from './schema'

/** Places in Hong Kong that a typed address may mean, best first. Throws as `searchAddresses` does. */
export async function findPlace(input: {
  actor: Actor
  query: PlaceQuery
  signal: AbortSignal
}): Promise<AddressMatch[]> {
  const { actor, query, signal } = input
  requireAnywhere(actor, 'express.see')
  const locale = isLocale(actor.locale) ? actor.locale : 'en'
  return searchAddresses({ text: query.text, region: 'HK', locale, signal })
}
