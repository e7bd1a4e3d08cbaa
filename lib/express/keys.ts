import { orderPaths } from '@/lib/orders/keys'
import type { AddressQuery } from '@/lib/orders/placing/address-query'
import type { Replacement } from './model/new-waybill'
import type { RecipientQuery } from './model/recipient-requests'
import type { SlotsQuery } from './model/offered-slots'

/** Query keys and addresses of home express: the only place that spells them. */
export const expressKeys = {
  waybill: (id: number) => ['express', 'waybill', id] as const,
  allSlots: () => ['express', 'slots'] as const,
  slots: (query: SlotsQuery) => ['express', 'slots', query] as const,
  addresses: (query: AddressQuery) => ['express', 'addresses', query] as const,
  recipients: (query: RecipientQuery) => ['express', 'recipients', query] as const,
}

export const expressPaths = {
  waybills: () => '/express',
  /** At a store; or filled in like an earlier waybill, which knows its store. */
  newWaybill: ({
    store,
    clone,
    instead,
  }: { store?: number; clone?: number; instead?: Replacement } = {}) => {
    const given = Object.entries({ store, clone, instead }).flatMap(([name, id]) =>
      id === undefined ? [] : [[name, String(id)] as [string, string]],
    )
    const query = new URLSearchParams(given).toString()
    return query === '' ? '/express/new' : `/express/new?${query}`
  },
  /** A new waybill to that locker. */
  waybillToLocker: (code: string) =>
    `/express/new?${new URLSearchParams({ locker: code }).toString()}`,
  waybill: (id: number) => orderPaths.order('express', id),
  /** The address book of a store. */
  recipients: (query: { store?: number; search?: string; after?: string } = {}) => {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === '' ? [] : [[name, String(value)] as [string, string]],
    )
    const text = new URLSearchParams(given).toString()
    return text === '' ? '/express/recipients' : `/express/recipients?${text}`
  },
}

export const expressReads = {
  waybill: (id: number) => `/api/express/waybills/${id}`,
  slots: ({ storeId, product }: SlotsQuery) =>
    `/api/express/slots?${new URLSearchParams({ storeId: String(storeId), product }).toString()}`,
  recipients: ({ storeId, text }: RecipientQuery) =>
    `/api/express/recipients?${new URLSearchParams({ storeId: String(storeId), text }).toString()}`,
  addresses: ({ storeId, text }: AddressQuery) =>
    `/api/express/addresses?${new URLSearchParams({ storeId: String(storeId), text }).toString()}`,
}
