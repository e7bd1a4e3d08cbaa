import 'server-only'
import { searchAddresses } from '@/lib/addresses/search-addresses'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { AddressMatch } from '@/lib/domain/address-match'
import { MAY } from '@/lib/domain/permissions'
import type { OrderFamily } from '../order-family'
import type { AddressQuery } from './address-query'
import { permittedStore } from './store-of'

/**
 * Places that a typed address may mean, best first, where the family delivers. For those who may
 * place its orders at the store. Throws as `searchAddresses` does.
 */
export async function findAddresses(
  { family, requireStore, deliversIn }: OrderFamily,
  input: { actor: Actor; query: AddressQuery; signal: AbortSignal },
): Promise<AddressMatch[]> {
  const { actor, query, signal } = input
  const { storeId, text } = query
  const permission = MAY.place[family]
  const store = requireStore(await permittedStore(database(), { actor, permission, storeId }))
  return searchAddresses({ text, region: deliversIn(store), locale: actor.locale, signal })
}
