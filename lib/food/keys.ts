import { orderPaths } from '@/lib/orders/keys'
import type { AddressQuery } from '@/lib/orders/placing/address-query'
import type { CoverageQuery } from './model/coverage'
import type { CustomerQuery } from './model/customer-requests'
import type { EstimateQuery } from './model/estimate'
import type { FindForm } from './model/find-order'

/** Query keys and addresses of the food desk: the only place that spells them. */
export const foodKeys = {
  board: (storeIds: readonly number[]) => ['food', 'board', ...storeIds] as const,
  places: (storeIds: readonly number[]) => ['food', 'places', ...storeIds] as const,
  boards: () => ['food', 'board'] as const,
  order: (id: number) => ['food', 'order', id] as const,
  orders: () => ['food', 'order'] as const,
  estimate: (query: EstimateQuery) => ['food', 'estimate', query] as const,
  coverage: (query: CoverageQuery) => ['food', 'coverage', query] as const,
  foundHere: (asked: FindForm, at: number) => ['food', 'found', 'here', asked, at] as const,
  foundOnPlatform: (asked: FindForm, at: number) =>
    ['food', 'found', 'platform', asked, at] as const,
  lastFound: () => ['food', 'found', 'last'] as const,
  customers: (query: CustomerQuery) => ['food', 'customers', query] as const,
  pickupCode: (storeId: number) => ['food', 'pickup-code', storeId] as const,
  addresses: (query: AddressQuery) => ['food', 'addresses', query] as const,
}

export const foodPaths = {
  board: () => '/food',
  newOrder: (from?: { again: number } | { customer: number }) => {
    if (from === undefined) return '/food/new'
    return 'again' in from ? `/food/new?again=${from.again}` : `/food/new?customer=${from.customer}`
  },
  find: () => '/food/find',
  history: () => '/food/history',
  coverage: () => '/food/coverage',
  order: (id: number) => orderPaths.order('food', id),
  ticket: (id: number) => `/food/${id}/ticket`,
  customers: (page: { store?: number | undefined; search?: string; after?: string } = {}) => {
    const { store, search = '', after = '' } = page
    const given = Object.entries({ store: store === undefined ? '' : String(store), search, after })
    const query = new URLSearchParams(given.filter(([, value]) => value !== '')).toString()
    return query === '' ? '/food/customers' : `/food/customers?${query}`
  },
}

export const foodReads = {
  board: (storeIds: readonly number[]) => `/api/food/board?stores=${storeIds.join(',')}`,
  places: (storeIds: readonly number[]) => `/api/food/board/places?stores=${storeIds.join(',')}`,
  order: (id: number) => `/api/food/orders/${id}`,
  estimate: (query: EstimateQuery) =>
    `/api/food/estimate?${new URLSearchParams({
      storeId: String(query.storeId),
      lat: String(query.lat),
      lng: String(query.lng),
      scheduledFor: query.scheduledFor,
    }).toString()}`,
  coverage: (query: CoverageQuery) =>
    `/api/food/coverage?${new URLSearchParams({
      region: query.region,
      lat: String(query.lat),
      lng: String(query.lng),
      address: query.address,
      storeIds: query.storeIds.join(','),
    }).toString()}`,
  customers: ({ storeId, phone }: CustomerQuery) =>
    `/api/food/customers?${new URLSearchParams({ storeId: String(storeId), phone }).toString()}`,
  pickupCode: (storeId: number) => `/api/food/pickup-code?storeId=${storeId}`,
  addresses: ({ storeId, text }: AddressQuery) =>
    `/api/food/addresses?${new URLSearchParams({ storeId: String(storeId), text }).toString()}`,
}
