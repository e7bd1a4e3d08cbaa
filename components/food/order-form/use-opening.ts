'use client'

import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLive } from '@/components/shell/live-provider'
import { readJson } from '@/components/shell/read-json'
import { storeKeys, storeReads } from '@/lib/stores/keys'
import type { Opening } from '@/lib/stores/model/opening'
import type { DraftOrder } from './draft'

/** Hours are drawn to the minute. */
const FRESH_MS = 60_000

/** That the form's store is closed now, and when it opens; null while it is open or nobody knows. */
export function useClosure(): Opening['closure'] {
  const client = useQueryClient()
  const { control } = useFormContext<DraftOrder>()
  const storeId = useWatch({ control, name: 'storeId' })
  const query = openingQuery(storeId)
  const { data } = useQuery(query)
  useLive((event) => {
    const isOurs = event.type === 'resync' || (event.type === 'store' && event.storeId === storeId)
    if (isOurs) void client.invalidateQueries({ queryKey: query.queryKey })
  })
  return data?.closure ?? null
}

function openingQuery(storeId: number | undefined) {
  return queryOptions({
    queryKey: storeKeys.opening(storeId ?? 0),
    queryFn:
      storeId === undefined
        ? skipToken
        : ({ signal }) => readJson<Opening>(storeReads.opening(storeId), signal),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
  })
}
