import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import { createPlatform, type Platform } from './connect'
import { ConnectionMarks } from './connection-marks'

/** The platform as this process reaches it: one set of connections and throttles. */
export function platform(): Platform {
  // On globalThis: Next gives instrumentation and routes separate copies of this module.
  const shared = globalThis as typeof globalThis & { handoverPlatform?: Platform }
  const { zones, platformTimeoutMs } = settings()
  const marks = connectionMarks()
  shared.handoverPlatform ??= createPlatform({
    zones,
    timeoutMs: platformTimeoutMs,
    log: log(),
    onCall: (zone, mark) => marks.noteCall(zone, mark),
    onClockSkew: (zone, ms) => marks.noteSkew(zone, ms),
    onToken: (zone, until) => marks.noteToken(zone, until),
  })
  return shared.handoverPlatform
}

/** What this process has seen of the way to the platform. */
export function connectionMarks(): ConnectionMarks {
  const shared = globalThis as typeof globalThis & { handoverMarks?: ConnectionMarks }
  shared.handoverMarks ??= new ConnectionMarks()
  return shared.handoverMarks
}
