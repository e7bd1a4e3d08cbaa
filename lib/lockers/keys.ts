/** Query keys and addresses of lockers: the only place that spells them. */
export const lockerKeys = {
  list: () => ['lockers', 'list'] as const,
  state: () => ['lockers', 'state'] as const,
  places: (text: string) => ['lockers', 'places', text] as const,
}

export const lockerPaths = { map: () => '/lockers' }

export const lockerReads = {
  list: () => '/api/lockers',
  state: () => '/api/lockers/refresh',
  places: (text: string) => `/api/lockers/places?${new URLSearchParams({ text }).toString()}`,
}
