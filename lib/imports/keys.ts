/** Query keys and addresses of the imports: the only place that spells them. */
export const importKeys = {
  rows: (id: number) => ['imports', 'rows', id] as const,
  results: (id: number) => ['imports', 'results', id] as const,
}

export const importPaths = {
  list: (page: { before?: number | undefined } = {}) =>
    page.before === undefined ? '/imports' : `/imports?before=${page.before}`,
  create: () => '/imports/new',
  import: (id: number) => `/imports/${id}`,
}

export const importReads = {
  rows: (id: number, from: number) => `/api/imports/${id}/rows?from=${from}`,
  created: (id: number) => `/api/imports/${id}/created`,
  results: (id: number, since: string) =>
    `/api/imports/${id}/results?${new URLSearchParams({ since }).toString()}`,
}
