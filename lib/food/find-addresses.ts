import 'server-only'
import { searchAddresses } from '@/lib/addresses/search-addresses'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { AddressMatch } from '@/lib/domain/address-match'
import type { AddressQuery } from '@/lib/orders/address-query'
import { foodStore } from './food-store'

/**
 * Places that a typed address may mean, best first. For those who may place orders at the store.
 * Throws as `searchAddresses` does.
 */
export async function findAddresses(input: {
  actor: Actor
  query: AddressQuery
  signal: AbortSignal
}): Promise<AddressMatch[]> {
  const { actor, query, signal } = input
  const { storeId, text } = query
  const { region } = await foodStore(database(), { actor, permission: 'food.place', storeId })
  return searchAddresses({ text, region, locale: actor.locale, signal })
}
