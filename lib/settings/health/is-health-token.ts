import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import { settings } from '@/lib/config/settings'

/** Whether an `Authorization` header shows the token of the settings; never while none is set. */
export function isHealthToken(authorization: string | null): boolean {
  const { healthToken } = settings()
  const shown = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (healthToken === null || shown === undefined) return false
  // Digests are of one length, so that the time it takes tells nothing.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(shown), digest(healthToken))
}
