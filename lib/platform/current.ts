import { log } from '@/lib/config/log'
import { perProcess } from '@/lib/config/per-process'
import { settings } from '@/lib/config/settings'
import { createPlatform, type Platform } from './connect'
import { ConnectionMonitor } from './http/connection-monitor'
import type { Crew } from './http/throttle-shares'

const ourMarks = perProcess('connection-marks', () => new ConnectionMonitor())

const ourCrew = perProcess<Crew | undefined>('platform-crew', () => undefined)

const ours = perProcess('platform', () => {
  const { zones, platformTimeoutMs } = settings()
  const marks = connectionMonitor()
  return createPlatform({
    zones,
    timeoutMs: platformTimeoutMs,
    log: log(),
    onCall: (zone, mark) => marks.noteCall(zone, mark),
    onClockSkew: (zone, ms) => marks.noteSkew(zone, ms),
    onToken: (zone, until) => marks.noteToken(zone, until),
    crew: ourCrew.get(),
  })
})

/** The platform as this process reaches it: one set of connections and throttles. */
export const platform = (): Platform => ours.get()

/** What this process has seen of the way to the platform. */
export const connectionMonitor = (): ConnectionMonitor => ourMarks.get()

/** Says with whom this process shares the platform's limits, before its first call. */
export function sharePlatform(crew: Crew): void {
  ourCrew.put(crew)
}
