import 'server-only'
import { searchAddresses } from '@/lib/addresses/search-addresses'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { AddressQuery } from '@/lib/orders/address-query'
import { expressStore } from './express-store'

/**
 * Places that a typed address may mean, best first; in Hong Kong, where express delivers (express
 * §1). For those who may send waybills from the store. Throws as `searchAddresses` does.
 */
export async function findAddresses(input: {
  actor: Actor
  query: AddressQuery
  signal: AbortSignal
}): Promise<AddressMatch[]> {
  const { actor, query, signal } = input
  const { storeId, text } = query
  await expressStore(database(), { actor, permission: 'express.place', storeId })
  return searchAddresses({ text, region: 'HK', locale: actor.locale, signal })
}
