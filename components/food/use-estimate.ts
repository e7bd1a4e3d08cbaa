'use client'

import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { useNow } from '@/components/ui/use-now'
import type { Region } from '@/lib/domain/areas'
import type { DraftOrder } from './draft'
import { estimateOf } from './estimate-of'
import { estimateQuery } from './estimate-query'
import { useDebounced } from '@/components/orders/use-debounced'
import { useTimeCheck } from './use-time-check'

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
