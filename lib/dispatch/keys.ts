import type { BatchQuery, ImportBatchesQuery } from './model/batch-queries'

const query = (given: Record<string, string | number | null | undefined>): string => {
  const said = Object.entries(given).filter(([, value]) => value !== null && value !== undefined)
  const params = new URLSearchParams(said.map(([name, value]) => [name, String(value)]))
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** Query keys and addresses of the scan desk and its hand-in sheets: the only place that spells them. */
export const dispatchKeys = {
  batches: (storeId: number) => ['dispatch', 'batches', storeId] as const,
  batch: ({ storeId, batch }: BatchQuery) => ['dispatch', 'batch', storeId, batch] as const,
  imports: ({ search }: ImportBatchesQuery) => ['dispatch', 'imports', search] as const,
  found: (code: string, turn: number) => ['dispatch-found', code, turn] as const,
  all: () => ['dispatch'] as const,
}

export const dispatchPaths = {
  scan: (
    shown: {
      mode?: 'out' | undefined
      store?: number | undefined
      batch?: string | undefined
    } = {},
  ) => `/scan${query(shown)}`,
  /** The desk that hands out an import, whatever its store; leads on to `scan`. */
  scanImport: (importId: number) => `/scan${query({ import: importId })}`,
  sheets: (shown: { after?: number | undefined } = {}) => `/dispatch/sheets${query(shown)}`,
  sheet: (id: number) => `/dispatch/sheets/${id}`,
}

export const dispatchReads = {
  batches: (storeId: number) => `/api/dispatch/batches${query({ storeId })}`,
  imports: ({ search }: ImportBatchesQuery) =>
    `/api/dispatch/imports${query({ search: search || null })}`,
  batchRows: ({ storeId, batch, orders }: BatchQuery & { orders: readonly number[] }) =>
    `/api/dispatch/batch/rows${query({ storeId, batch, orders: orders.join(',') })}`,
  batch: ({ storeId, batch }: BatchQuery) => `/api/dispatch/batch${query({ storeId, batch })}`,
}
