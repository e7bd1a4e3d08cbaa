import type { Family } from '@/lib/domain/stages'
import type { OrderListQuery } from './model/order-list'

/** The desk of each family; an order has its page beneath that of its own. */
const DESKS: Readonly<Record<Family, string>> = {
  food: '/food',
  parcel: '/parcels',
  express: '/express',
}

export const orderPaths = {
  /** The page of one order. */
  order: (family: Family, orderId: number) => `${DESKS[family]}/${orderId}`,
}

/** Query keys and addresses of what is read of the orders of any family: the only place that spells them. */
export const orderKeys = {
  lists: () => ['orders', 'list'] as const,
  list: (query: OrderListQuery) => ['orders', 'list', query] as const,
}

export const orderReads = {
  byCode: (code: string) => `/api/orders/by-code?${new URLSearchParams({ code }).toString()}`,
  list: ({ family, storeIds, filter, search, after }: OrderListQuery) =>
    `/api/orders?${new URLSearchParams({
      family,
      stores: storeIds.join(','),
      show: filter,
      q: search,
      after: after === null ? '' : String(after),
    }).toString()}`,
  /** `tries` makes a browser that failed ask again. */
  proofPicture: (orderId: number, index: number, tries = 0) =>
    `/api/orders/${orderId}/pictures/${index}${tries === 0 ? '' : `?try=${tries}`}`,
}
