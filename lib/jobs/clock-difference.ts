import 'server-only'
import { perProcess } from '@/lib/config/per-process'
import type { ClockWatch } from './watch-clock'

const watch = perProcess<Pick<ClockWatch, 'differenceMs'> | null>('job-clock', () => null)

/** Says by what this process's clock is watched. */
export function putClockWatch(clock: Pick<ClockWatch, 'differenceMs'>): void {
  watch.put(clock)
}

/** This server's clock minus the database's in milliseconds; null while nothing watches it. */
export function clockDifferenceMs(): number | null {
  return watch.get()?.differenceMs() ?? null
}
