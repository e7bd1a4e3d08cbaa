import 'server-only'
import { setTimeout as pause } from 'node:timers/promises'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { abandonedSends } from './abandoned-sends'

/** A connection that broke is back within one second. */
const LOOK_MS = 3_000

/**
 * Looks into what processes that have died were sending, now and every few seconds. What is left
 * from before this start is settled when it resolves, so that no page says that it is being sent.
 */
export async function watchAbandonedSends(input: {
  db: Database
  lookMs?: number
}): Promise<{ stop: () => void }> {
  const { db, lookMs = LOOK_MS } = input
  const sends = abandonedSends(db)
  const look = async () => {
    try {
      return await sends.look()
    } catch (error) {
      log().warn({ err: error }, 'what was left by processes that have died is not known')
      return 0
    }
  }
  if ((await look()) > 0) {
    await pause(lookMs)
    await look()
  }
  let looking: Promise<unknown> | null = null
  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = null))
  }, lookMs)
  return { stop: () => clearInterval(timer) }
}
