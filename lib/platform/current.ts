import { log } from '@/lib/config/log'
import { settings } from '@/lib/config/settings'
import { createPlatform, type Platform } from './connect'

/** The platform as this process reaches it: one set of connections and throttles. */
export function platform(): Platform {
  // On globalThis: Next gives instrumentation and routes separate copies of this module.
  const shared = globalThis as typeof globalThis & { handoverPlatform?: Platform }
  const { zones, platformTimeoutMs } = settings()
  shared.handoverPlatform ??= createPlatform({
    zones,
    timeoutMs: platformTimeoutMs,
    log: log(),
  })
  return shared.handoverPlatform
}
