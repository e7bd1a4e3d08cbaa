'use client'

import { useEffect, useState } from 'react'
import type { Region } from '@/lib/domain/areas'
import type { DraftOrder } from './draft'

/** Whether the typed time can be; what checks it is fetched when an order is for later. */
export function useTimeCheck(
  { when, scheduledFor }: Pick<DraftOrder, 'when' | 'scheduledFor'>,
  region: Region | undefined,
  now: number,
): boolean {
  const [schedule, setSchedule] = useState<typeof import('./schedule') | null>(null)
  const isLater = when === 'later'
  useEffect(() => {
    if (isLater) void import('./schedule').then(setSchedule)
  }, [isLater])
  if (!isLater || !schedule || !region) return false
  return schedule.whenProblem(scheduledFor, region, new Date(now)) === null
}
