import type { SlotsQuery } from './schema'

/** Query keys and addresses of home express: the only place that spells them. */
export const expressKeys = {
  waybill: (id: number) => ['express', 'waybill', id] as const,
  slots: (query: SlotsQuery) => ['express', 'slots', query] as const,
}

export const expressPaths = {
  waybills: () => '/express',
  newWaybill: ({ clone }: { clone?: number } = {}) =>
    clone === undefined ? '/express/new' : `/express/new?clone=${clone}`,
  waybill: (id: number) => `/express/${id}`,
}

export const expressReads = {
  waybill: (id: number) => `/api/express/waybills/${id}`,
  slots: ({ storeId, product }: SlotsQuery) =>
    `/api/express/slots?${new URLSearchParams({ storeId: String(storeId), product }).toString()}`,
}
