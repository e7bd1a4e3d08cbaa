import 'server-only'
import { searchAddresses } from '@/lib/addresses/search-addresses'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { AddressMatch } from '@/lib/domain/address-match'
import { isLocale } from '@/lib/i18n/locales'
import { foodStore } from './food-store'
import type { AddressQuery } from './schema'

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
  const locale = isLocale(actor.locale) ? actor.locale : 'en'
  return searchAddresses({ text, region, locale, signal })
}
