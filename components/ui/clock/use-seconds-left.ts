'use client'

import { useCallback, useSyncExternalStore } from 'react'
import { browserClock } from './ticking-clock'

const firstSeen = new WeakMap<ServerSeconds, number>()

/** How many of the told seconds are left, second by second; keep the object while it is the same. */
export function useSecondsLeft(told: ServerSeconds): number {
  const read = useCallback(() => secondsLeft(told, browserClock.read()), [told])
  return useSyncExternalStore(browserClock.subscribe, read, () => told.seconds)
}

/** So many seconds from when the server told of them. */
type ServerSeconds = { seconds: number }

/**
 * How many of the told seconds are left, counted from when this very object was first seen: the
 * browser's clock need not agree with the server's. A second is added, since `now` (ms) is that of
 * the latest tick: nothing is offered too early.
 */
export function secondsLeft(told: ServerSeconds, now: number): number {
  const seen = firstSeen.get(told) ?? now
  firstSeen.set(told, seen)
  const left = Math.ceil(told.seconds + 1 - (now - seen) / 1000)
  return Math.max(0, Math.min(told.seconds, left))
}
