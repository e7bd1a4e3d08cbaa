import type { Family } from '@/lib/domain/stages'
import type { PlaceQuery } from './model/place-query'

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
  places: (query: PlaceQuery) => ['orders', 'places', query] as const,
}

export const orderReads = {
  byCode: (code: string) => `/api/orders/by-code?${new URLSearchParams({ code }).toString()}`,
  places: ({ storeId, family, text }: PlaceQuery) =>
    `/api/orders/places?${new URLSearchParams({ storeId: String(storeId), family, text }).toString()}`,
  /** `tries` makes a browser that failed ask again. */
  proofPicture: (orderId: number, index: number, tries = 0) =>
    `/api/orders/${orderId}/pictures/${index}${tries === 0 ? '' : `?try=${tries}`}`,
}
