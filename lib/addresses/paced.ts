/** Waiting longer than this for a turn is no help to somebody on the phone. */
const LONGEST_WAIT_MS = 5_000

type Clock = {
  /** Milliseconds that only grow. */
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
}

/**
 * Lets tasks begin no closer together than `everyMs`, in the order they were asked for. Null for a
 * task that would have to wait too long, which then never begins.
 */
export function paced(everyMs: number, { now, wait }: Clock) {
  let free = Number.NEGATIVE_INFINITY
  return async <T>(task: () => Promise<T>): Promise<T | null> => {
    const begin = Math.max(now(), free)
    const pause = begin - now()
    if (pause > LONGEST_WAIT_MS) return null
    // Taken before the first wait, so that two who ask at once get different turns.
    free = begin + everyMs
    if (pause > 0) await wait(pause)
    return task()
  }
}
