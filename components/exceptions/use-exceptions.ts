'use client'

import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { exceptionKeys, exceptionReads } from '@/lib/exceptions/keys'
import type { ExceptionFilter, ExceptionPage, ShownException } from '@/lib/exceptions/schema'

/** Changes that come together are read once. */
const GATHER_MS = 1_000
/** Orders become late by themselves: nobody tells. */
const EVERY_MS = 60_000

export type ShownPage = ExceptionPage<ShownException>

function exceptionsQuery(filter: ExceptionFilter) {
  return queryOptions({
    queryKey: exceptionKeys.list(filter),
    queryFn: ({ signal }) => readJson<ShownPage>(exceptionReads.list(filter), signal),
    refetchInterval: EVERY_MS,
    staleTime: 0,
  })
}

/** A page of the list, first as the server drew it, then as the live stream and the clock say. */
export function useExceptions(filter: ExceptionFilter, first: ShownPage) {
  const client = useQueryClient()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const refresh = () => void client.invalidateQueries({ queryKey: exceptionKeys.all() })
  useLive((event) => {
    if (event.type === 'resync') refresh()
    if (event.type !== 'order' || event.card.family === 'food') return
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, GATHER_MS)
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return { ...useQuery({ ...exceptionsQuery(filter), initialData: first }), refresh }
}
