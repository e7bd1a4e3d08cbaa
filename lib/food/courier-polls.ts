import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { claimTurns } from './claim-turns'
import { TURNS_PER_SECOND } from './poll-plan'
import { takeTurn } from './take-turn'

const TICK_MS = 1_000

/**
 * Asks for the positions and predictions of watched orders, within what `poll-plan` allows; asks
 * nothing while nobody looks. An order whose answer is awaited is not asked for again.
 */
export function startCourierPolls(input: { db: Database; watched: () => Set<number> }): {
  stop: () => void
} {
  const { db } = input
  const underWay = new Set<number>()
  let busy = false
  const report = (error: unknown) => log().warn({ err: error }, 'courier poll failed')
  const tick = async () => {
    const watched = [...input.watched()].filter((id) => !underWay.has(id))
    if (busy || watched.length === 0) return
    busy = true
    try {
      for (const turn of await claimTurns(db, { watched, most: TURNS_PER_SECOND })) {
        underWay.add(turn.id)
        void takeTurn(db, turn)
          .catch(report)
          .finally(() => underWay.delete(turn.id))
      }
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void tick().catch(report), TICK_MS)
  return { stop: () => clearInterval(timer) }
}
