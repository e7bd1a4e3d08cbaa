import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { OfferedService, ServicesQuery } from './model/offer'
import { parcelApi } from './parcel-api'
import { parcelStore } from './parcel-store'

/** The services that a product may take at a store (conventions §4.2), for who places orders there. */
export async function getServices(input: {
  actor: Actor
  query: ServicesQuery
  signal: AbortSignal
}): Promise<OfferedService[]> {
  const { actor, query, signal } = input
  const { storeId, product } = query
  const store = await parcelStore(database(), { actor, permission: 'parcels.place', storeId })
  const { api, context, merchantId } = parcelApi(store, { actor, priority: 'person', signal })
  const { services } = await api.vas({ merchantId, product }, context)
  return services.map((service) => ({ ...service, options: [...service.options] }))
}
