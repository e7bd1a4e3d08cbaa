import type { Family } from '@/lib/domain/stages'
import { listParams } from './model/list-address'
import type { ListQuery } from './model/listed-order'

/** Query keys and addresses of the lists of all families: the only place that spells them. */
export const listKeys = {
  all: () => ['lists'] as const,
  list: (query: ListQuery) => ['lists', 'list', query] as const,
  views: (family: Family) => ['list-views', family] as const,
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
  /** A file to be saved: all of the list, or what was chosen of it. */
  file: (query: ListQuery, orderIds: readonly number[] | null) =>
    `/api/lists/export?${queryOf(
      { ...query, address: { ...query.address, after: null } },
      orderIds === null ? [] : [['orders', orderIds.join(',')]],
    )}`,
  rows: (family: Family, orderIds: readonly number[]) =>
    `/api/lists/rows?${new URLSearchParams({ family, orders: orderIds.join(',') }).toString()}`,
}
