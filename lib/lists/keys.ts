import type { Family } from '@/lib/domain/stages'
import { listParams } from './model/list-address'
import type { ExportFormat } from './model/list-export'
import type { ListQuery } from './model/listed-order'

/** Query keys and addresses of the lists of all families: the only place that spells them. */
export const listKeys = {
  all: () => ['lists'] as const,
  list: (query: ListQuery) => ['lists', 'list', query] as const,
  views: (family: Family) => ['list-views', family] as const,
  exports: () => ['list-exports'] as const,
}

const queryOf = ({ family, storeIds, address }: ListQuery, more: [string, string][] = []): string =>
  new URLSearchParams([
    ['family', family],
    ['stores', storeIds.join(',')],
    ...listParams(family, { ...address, columns: null }),
    ...more,
  ]).toString()

export const listReads = {
  views: (family: Family) => `/api/lists/views?${new URLSearchParams({ family }).toString()}`,
  page: (query: ListQuery) => `/api/lists?${queryOf(query)}`,
  /** What of a list becomes a file, all of it or what was chosen, as `startExport` is given it. */
  exported: (query: ListQuery, orderIds: readonly number[] | null) =>
    queryOf(
      { ...query, address: { ...query.address, after: null } },
      orderIds === null ? [] : [['orders', orderIds.join(',')]],
    ),
  /** A file to be saved, of `exported`. */
  file: (list: string, format: ExportFormat) => `/api/lists/export?${list}&format=${format}`,
  /** The person's files that are made in the background, and one of them. */
  exports: () => '/api/lists/exports',
  exportFile: (exportId: number) => `/api/lists/exports/${exportId}`,
  rows: (family: Family, orderIds: readonly number[]) =>
    `/api/lists/rows?${new URLSearchParams({ family, orders: orderIds.join(',') }).toString()}`,
}
