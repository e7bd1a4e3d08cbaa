import 'server-only'
import { searchAddresses } from '@/lib/addresses/search-addresses'
import type { Actor } from '@/lib/auth/actor'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { PlaceQuery } from './model/locker-list'
import { requireAnywhere } from './require-anywhere'

/** Places in Hong Kong that a typed address may mean, best first. Throws as `searchAddresses` does. */
export async function findPlace(input: {
  actor: Actor
  query: PlaceQuery
  signal: AbortSignal
}): Promise<AddressMatch[]> {
  const { actor, query, signal } = input
  requireAnywhere(actor, 'express.see')
  return searchAddresses({ text: query.text, region: 'HK', locale: actor.locale, signal })
}
