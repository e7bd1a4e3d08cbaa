import 'server-only'
import { log } from '@/lib/config/log'

/** What goes on until it is stopped. */
export type Work = { stop: () => Promise<void> }

const AGAIN_AFTER_MS = 2_000

/**
 * Work that is begun and stopped as somebody turns it on and off, one after the other. `turn`
 * resolves when it has come to that, and rejects where it could not be; what was turned on and could
 * not begin is tried again. After `end` nothing begins any more.
 */
export function switchedWork(begin: () => Promise<Work>): {
  turn: (isOn: boolean) => Promise<void>
  /** From when it has begun until it has ended. */
  isGoing: () => boolean
  end: () => Promise<void>
} {
  let wanted = false
  let hasEnded = false
  let going: Work | null = null
  let again: NodeJS.Timeout | undefined
  let last: Promise<void> = Promise.resolve()

  async function settle(): Promise<void> {
    if (wanted && going === null) going = await begin()
    else if (!wanted && going !== null) {
      await going.stop().finally(() => (going = null))
    }
  }

  function turn(isOn: boolean): Promise<void> {
    wanted = isOn && !hasEnded
    clearTimeout(again)
    const settled = last.then(settle)
    last = settled.catch((error: unknown) => {
      log().warn({ err: error, isOn }, 'jobs could not be begun or stopped')
      if (wanted) again = setTimeout(() => void turn(true).catch(() => undefined), AGAIN_AFTER_MS)
    })
    return settled
  }

  return {
    turn,
    isGoing: () => going !== null,
    end: () => {
      hasEnded = true
      return turn(false)
    },
  }
}
