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
import type { DraftOrder } from '../draft'

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
  const wanted = estimateOf({ storeId, location, when, scheduledFor }, isTimeRight)
  const settled = useDebounced(JSON.stringify(wanted), SETTLE_MS)
  const question = JSON.parse(settled) as ReturnType<typeof estimateOf>
  const query = useQuery({
    ...estimateQuery(question),
    // At another time the same place is delivered to, and the fee is most likely the same.
    placeholderData: (shown, last) =>
      last && question && isSamePlace(last.queryKey[2], question) ? shown : undefined,
  })
  return {
    ...query,
    /** There is no pin yet, so nothing can be asked. */
    isMissing: wanted === null,
    /** There is nothing to show yet; an answer that is only being renewed stays in its place. */
    isAsking: query.isLoading || (wanted !== null && !isSamePlace(question, wanted)),
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

/**
 * What can be asked of a form as it stands; nothing without a pin. Until a later time is right,
 * what is said of now stays.
 */
export function estimateOf(
  { storeId, location, when, scheduledFor }: Asked,
  isTimeRight: boolean,
): EstimateQuery | null {
  if (storeId === undefined || !location) return null
  const isLater = when === 'later' && isTimeRight
  return { storeId, ...location, scheduledFor: isLater ? scheduledFor : '' }
}

function isSamePlace(shown: EstimateQuery | null | undefined, asked: EstimateQuery): boolean {
  const { storeId, lat, lng } = asked
  return shown?.storeId === storeId && shown.lat === lat && shown.lng === lng
}
