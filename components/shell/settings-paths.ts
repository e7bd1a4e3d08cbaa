type Filter = Readonly<Record<string, string | number | undefined>>

/** What is chosen, as the end of an address; nothing when nothing is. */
function query(filter: Filter): string {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : ''
}

/** Links of the settings: the only place that spells them. */
export const settingsPaths = {
  own: () => '/settings',
  people: () => '/settings/people',
  newPerson: () => '/settings/people/new',
  person: (id: number) => `/settings/people/${id}`,
  roles: () => '/settings/roles',
  newRole: () => '/settings/roles/new',
  role: (id: number) => `/settings/roles/${id}`,
  stores: () => '/settings/stores',
  newStore: () => '/settings/stores/new',
  tablets: () => '/settings/tablets',
  stations: () => '/settings/print-stations',
  store: (id: number) => `/settings/stores/${id}`,
  health: () => '/settings/health',
  jobs: () => '/settings/jobs',
  callbacks: (filter: Filter = {}) => `/settings/callbacks${query(filter)}`,
  callback: (id: number) => `/settings/callbacks/${id}`,
  statusCodes: () => '/settings/status-codes',
  demo: () => '/settings/demo',
  audit: (filter: Filter = {}) => `/settings/audit${query(filter)}`,
  auditFile: (filter: Filter = {}) => `/api/settings/audit${query(filter)}`,
  customerData: () => '/settings/customer-data',
  customer: (ref: string) => `/settings/customer-data/${ref}`,
  customerSheet: (ref: string) => `/settings/customer-data/${ref}/print`,
}
