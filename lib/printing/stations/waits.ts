import 'server-only'
import { perProcess } from '@/lib/config/per-process'

const waits = perProcess('print-station-waits', () => new Set<AbortController>())

/** Ends every wait for work, so that the process may end. */
export function endStationWaits(): void {
  for (const wait of waits.get()) wait.abort()
}

/** A signal that says when a request should wait no longer; `done` when it does not. */
export function beginWait(request: AbortSignal): { signal: AbortSignal; done: () => void } {
  const own = new AbortController()
  waits.get().add(own)
  return {
    signal: AbortSignal.any([own.signal, request]),
    done: () => void waits.get().delete(own),
  }
}
