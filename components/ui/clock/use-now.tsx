'use client'

import { createContext, useCallback, useContext, useSyncExternalStore, type ReactNode } from 'react'
import { browserClock as clock } from './ticking-clock'

const FirstNow = createContext<number | null>(null)

/** The server's time of rendering (ms since 1970), so that the first paint agrees on both sides. */
export function NowProvider({ now, children }: { now: number; children: ReactNode }) {
  return <FirstNow value={now}>{children}</FirstNow>
}

/** The time in ms since 1970, at most `everyMs` old (1000 or more). All callers share one timer. */
export function useNow(everyMs: number): number {
  const first = useContext(FirstNow)
  const read = useCallback(() => Math.floor(clock.read() / everyMs) * everyMs, [everyMs])
  return useSyncExternalStore(clock.subscribe, read, () => first ?? clock.read())
}
