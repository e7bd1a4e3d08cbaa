'use client'

import type { ListChoices } from '@/lib/lists/model/list-choices'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { listKeys, listReads } from '@/lib/lists/keys'
import type { ListedOrder, ListPage, ListQuery } from '@/lib/lists/model/listed-order'
import { mergePages, patchCard, patchRow } from './list-patch'

/** Many orders at once, of an import say, are one reason to read the list again. */
const GATHER_MS = 1_500

export type FirstList = { query: ListQuery; page: ListPage; choices: ListChoices }

/** One page of a list, first as the server drew it, then as the live stream says. */
export function useList(query: ListQuery, first: FirstList) {
  const client = useQueryClient()
  const { family, storeIds } = query
  const options = listQuery(query)
  const { queryKey } = options
  const isFirst = JSON.stringify(first.query) === JSON.stringify(query)
  const list = useQuery({ ...options, ...(isFirst && { initialData: first.page }) })
  const readAll = useGathered<null>(() => {
    void client.invalidateQueries({ queryKey: listKeys.all() })
  })
  // What lists show beside a card does not come with it: printed, out, what is wrong.
  const readRows = useGathered<number>(async (orderIds) => {
    const rows = await readJson<ListedOrder[]>(
      listReads.rows(family, orderIds),
      new AbortController().signal,
    ).catch((): ListedOrder[] => [])
    client.setQueryData(queryKey, (page) => page && rows.reduce(patchRow, page))
  })

  useLive((event) => {
    if (event.type === 'resync') void client.invalidateQueries({ queryKey: listKeys.all() })
    if (event.type !== 'order') return
    const { card } = event
    if (card.family !== family || !storeIds.includes(card.storeId)) return
    const isShown = list.data?.rows.some((row) => row.card.id === card.id) ?? false
    if (isShown) {
      client.setQueryData(queryKey, (page) => page && patchCard(page, card))
      readRows(card.id)
    } else readAll(null)
  })

  // A list that nobody looks at misses what the stream says: it is read again when shown again.
  useEffect(() => {
    return () => void client.invalidateQueries({ queryKey: listKeys.all(), refetchType: 'none' })
  }, [client])
  return list
}

/** Calls `act` a little later, once, with all that was given until then. */
function useGathered<Item>(act: (items: Item[]) => void | Promise<void>): (item: Item) => void {
  const items = useRef(new Set<Item>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return (item) => {
    items.current.add(item)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const gathered = [...items.current]
      items.current.clear()
      void latest.current(gathered)
    }, GATHER_MS)
  }
}

/** One page of a list, kept fresh by the live stream. Which columns are shown is nobody's question. */
function listQuery(query: ListQuery) {
  const asked = { ...query, address: { ...query.address, columns: null } }
  return queryOptions({
    queryKey: listKeys.list(asked),
    queryFn: ({ signal }) => readJson<ListPage>(listReads.page(asked), signal),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    structuralSharing: (shown, read) =>
      shown ? mergePages(shown as ListPage, read as ListPage) : read,
  })
}
