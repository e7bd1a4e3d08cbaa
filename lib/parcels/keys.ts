import { orderPaths } from '@/lib/orders/keys'
import type { AddressQuery } from '@/lib/orders/placing/address-query'
import type { PositionsQuery, ServicesQuery } from './model/offer'

/** Query keys and addresses of the parcel desk: the only place that spells them. */
export const parcelKeys = {
  order: (id: number) => ['parcels', 'order', id] as const,
  services: (query: ServicesQuery) => ['parcels', 'services', query] as const,
  positions: (query: PositionsQuery) => ['parcels', 'positions', query] as const,
  quotes: () => ['parcels', 'quote'] as const,
  /** `basis` is everything that the price depends on, as text. */
  quote: (basis: string) => ['parcels', 'quote', basis] as const,
  addresses: (query: AddressQuery) => ['parcels', 'addresses', query] as const,
}

export const parcelPaths = {
  parcels: () => '/parcels',
  order: (id: number) => orderPaths.order('parcel', id),
  newParcel: (from: { store?: number; clone?: number } = {}) => {
    const given = Object.entries(from).map(([name, id]) => [name, String(id)])
    const query = new URLSearchParams(given).toString()
    return query === '' ? '/parcels/new' : `/parcels/new?${query}`
  },
}

export const parcelReads = {
  order: (id: number) => `/api/parcels/orders/${id}`,
  services: ({ storeId, product }: ServicesQuery) =>
    `/api/parcels/services?${new URLSearchParams({ storeId: String(storeId), product }).toString()}`,
  positions: ({ storeId, ...query }: PositionsQuery) =>
    `/api/parcels/positions?${new URLSearchParams({ storeId: String(storeId), ...query }).toString()}`,
  quote: () => '/api/parcels/quote',
  addresses: ({ storeId, text }: AddressQuery) =>
    `/api/parcels/addresses?${new URLSearchParams({ storeId: String(storeId), text }).toString()}`,
}
