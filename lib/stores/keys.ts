/** Query keys and addresses of hours: the only place that spells them. */
export const storeKeys = {
  hours: (storeId: number) => ['stores', 'hours', storeId] as const,
  allHours: () => ['stores', 'hours'] as const,
  opening: (storeId: number) => ['stores', 'opening', storeId] as const,
  statuses: () => ['stores', 'statuses'] as const,
  counters: () => ['stores', 'counters'] as const,
  buffers: () => ['stores', 'buffers'] as const,
  holidays: (region: string, year: number) => ['stores', 'holidays', region, year] as const,
}

/** Answers are `StoreHours`, `Opening`, `StoreStatus[]`, `StoreCounters[]`, `Buffer[]` and `Holiday[]` of the schema. */
export const storeReads = {
  hours: (storeId: number) => `/api/stores/${storeId}/hours`,
  opening: (storeId: number) => `/api/stores/${storeId}/opening`,
  statuses: () => '/api/stores/statuses',
  counters: () => '/api/stores/counters',
  buffers: () => '/api/stores/buffers',
  holidays: (region: string, year: number) => `/api/stores/holidays?region=${region}&year=${year}`,
}

export const storePaths = {
  stores: () => '/stores',
  hours: (storeId: number) => `/stores/${storeId}/hours`,
}
