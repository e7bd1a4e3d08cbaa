'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { browserClock } from './browser-clock'
import { secondsLeft, type ToldSeconds } from './seconds-left'

/** How many of the told seconds are left, second by second; keep the object while it is the same. */
export function useSecondsLeft(told: ToldSeconds): number {
  const read = useCallback(() => secondsLeft(told, browserClock.read()), [told])
  return useSyncExternalStore(browserClock.subscribe, read, () => told.seconds)
}
