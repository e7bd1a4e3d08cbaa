import 'server-only'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import type { ConnectionMarks } from '@/lib/platform/connection-marks'
import { saveMarks } from './save-marks'

const EVERY_MS = 5_000
/** Two clocks of one machine differ by so little between two looks unless one of them was set. */
const STEP_MS = 2_000

type Clocks = { now: () => number; monotonic: () => number }
const REAL: Clocks = { now: () => Date.now(), monotonic: () => performance.now() }

/**
 * Keeps in the database what the calls of this process say of the connections, every few seconds
 * and only when something changed; nothing waits for it. When this machine's clock was set, what
 * was seen of it before is forgotten, so that a warning does not outlive its cause.
 */
export function startKeepingMarks(input: {
  db: Database
  marks: ConnectionMarks
  everyMs?: number
  clocks?: Clocks
}): { stop: () => Promise<void> } {
  const { db, marks, clocks = REAL } = input
  let difference = clocks.now() - clocks.monotonic()
  let keeping = Promise.resolve()

  const keep = async () => {
    const differenceNow = clocks.now() - clocks.monotonic()
    if (Math.abs(differenceNow - difference) > STEP_MS) marks.forgetSkew()
    difference = differenceNow
    const changed = marks.takeChanged()
    try {
      await saveMarks(db, changed)
    } catch (error) {
      marks.putBack(changed)
      log().warn({ err: error }, 'what is known of the connections could not be kept')
    }
  }
  const next = () => (keeping = keeping.then(keep))
  const timer = setInterval(() => void next(), input.everyMs ?? EVERY_MS)
  return {
    stop: () => {
      clearInterval(timer)
      return next()
    },
  }
}
