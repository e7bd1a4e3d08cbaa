/** Links of the settings: the only place that spells them. */
export const settingsPaths = {
  own: () => '/settings',
  people: () => '/settings/people',
  newPerson: () => '/settings/people/new',
  person: (id: number) => `/settings/people/${id}`,
  stores: () => '/settings/stores',
  newStore: () => '/settings/stores/new',
  store: (id: number) => `/settings/stores/${id}`,
  health: () => '/settings/health',
  jobs: () => '/settings/jobs',
}
