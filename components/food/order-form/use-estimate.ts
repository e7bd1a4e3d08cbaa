'use client'

import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useDebounced } from '@/components/orders/use-debounced'
import { readJson } from '@/components/shell/read-json'
import { useNow } from '@/components/ui/clock/use-now'
import type { Region } from '@/lib/domain/areas'
import { foodKeys, foodReads } from '@/lib/food/keys'
import type { EstimateAnswer, EstimateQuery } from '@/lib/food/model/estimate'
import type { DraftOrder } from './draft'

/** The same question within this time has the same answer: a minute of a courier's day. */
const FRESH_MS = 60_000

/** A pin that is still being dragged asks nothing. */
const SETTLE_MS = 400

/** The estimate for the form as it stands; a question that no longer stands is given up. */
export function useEstimate(region: Region | undefined) {
  const { control } = useFormContext<DraftOrder>()
  const [storeId, location, when, scheduledFor] = useWatch({
    control,
    name: ['storeId', 'location', 'when', 'scheduledFor'],
  })
  const isTimeRight = useTimeCheck({ when, scheduledFor }, region, useNow(60_000))
  const wanted = JSON.stringify(estimateOf({ storeId, location, when, scheduledFor }, isTimeRight))
  const settled = useDebounced(wanted, SETTLE_MS)
  const asked = JSON.parse(settled) as ReturnType<typeof estimateOf>
  const query = useQuery(estimateQuery(typeof asked === 'string' ? null : asked))
  return {
    ...query,
    /** What is missing to ask. */
    missing: typeof asked === 'string' ? asked : null,
    /** There is nothing to show yet; an answer that is only being renewed stays in its place. */
    isAsking: wanted !== settled || query.isLoading,
  }
}

/** Whether the typed time can be; what checks it is fetched when an order is for later. */
function useTimeCheck(
  { when, scheduledFor }: Pick<DraftOrder, 'when' | 'scheduledFor'>,
  region: Region | undefined,
  now: number,
): boolean {
  const [schedule, setSchedule] = useState<typeof import('@/lib/food/model/schedule') | null>(null)
  const isLater = when === 'later'
  useEffect(() => {
    if (isLater) void import('@/lib/food/model/schedule').then(setSchedule)
  }, [isLater])
  if (!isLater || !schedule || !region) return false
  return schedule.readSchedule(scheduledFor, region, new Date(now)) instanceof Date
}

/** What the platform says to an order that is still being typed; null asks nothing. */
export function estimateQuery(asked: EstimateQuery | null) {
  return queryOptions({
    queryKey: asked ? foodKeys.estimate(asked) : (['food', 'estimate'] as const),
    queryFn: asked
      ? ({ signal }) => readJson<EstimateAnswer>(foodReads.estimate(asked), signal)
      : skipToken,
    staleTime: FRESH_MS,
    retry: false,
  })
}

type Asked = Pick<DraftOrder, 'storeId' | 'location' | 'when' | 'scheduledFor'>

/** What can be asked of a form as it stands, or what is missing to ask it. */
export function estimateOf(
  { storeId, location, when, scheduledFor }: Asked,
  isTimeRight: boolean,
): EstimateQuery | 'pin' | 'time' {
  if (storeId === undefined || !location) return 'pin'
  if (when === 'now') return { storeId, ...location, scheduledFor: '' }
  return isTimeRight ? { storeId, ...location, scheduledFor } : 'time'
}
