'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { readJson } from '@/components/shell/read-json'
import { printingKeys, printingReads } from '@/lib/printing/keys'
import type { WaybillFilter, WaybillPage } from '@/lib/printing/schema'

/** What is on offer for a filter, page by page; `first` is what came with the page of the desk. */
export function useWaybills(
  filter: WaybillFilter,
  first: { filter: WaybillFilter; page: WaybillPage },
) {
  const isFirst = JSON.stringify(filter) === JSON.stringify(first.filter)
  return useInfiniteQuery({
    queryKey: printingKeys.waybills(filter),
    queryFn: ({ pageParam, signal }) =>
      readJson<WaybillPage>(printingReads.waybills(filter, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...(isFirst && { initialData: { pages: [first.page], pageParams: [null] } }),
  })
}
