import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { orderKeys, orderReads } from '@/lib/orders/keys'
import type { OrderListPage, OrderListQuery } from '@/lib/orders/schema'
import { mergeLists } from './patch-list'

/** One page of a list, kept fresh by the live stream. */
export function listQuery(query: OrderListQuery) {
  return queryOptions({
    queryKey: orderKeys.list(query),
    queryFn: ({ signal }) => readJson<OrderListPage>(orderReads.list(query), signal),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    structuralSharing: (shown, read) =>
      shown ? mergeLists(shown as OrderListPage, read as OrderListPage) : read,
  })
}
