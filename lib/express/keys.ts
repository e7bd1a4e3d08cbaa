/** Query keys and addresses of home express: the only place that spells them. */
export const expressKeys = {
  waybill: (id: number) => ['express', 'waybill', id] as const,
}

export const expressPaths = {
  waybills: () => '/express',
  newWaybill: ({ clone }: { clone?: number } = {}) =>
    clone === undefined ? '/express/new' : `/express/new?clone=${clone}`,
  waybill: (id: number) => `/express/${id}`,
}

export const expressReads = {
  waybill: (id: number) => `/api/express/waybills/${id}`,
}
