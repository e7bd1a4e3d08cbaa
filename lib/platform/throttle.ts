import PQueue from 'p-queue'

/** A person waits for the answer, or nobody does. */
export type Priority = 'person' | 'background'

/** At most so many calls at once and started per second, over one connection. */
const ALL = { concurrency: 8, intervalCap: 20, interval: 1000 }
/** What background work may take of it: the rest is kept free for people's clicks. */
const BACKGROUND = { concurrency: 6, intervalCap: 14, interval: 1000 }

/**
 * One per connection to the platform, whose rate limits are not published (conventions §8): a
 * sweep of hundreds of orders must neither be refused nor hold up somebody at the counter.
 */
export class Throttle {
  readonly #all = new PQueue(ALL)
  readonly #background = new PQueue(BACKGROUND)

  /**
   * Runs the task when it is its turn. `leave` takes it out of the queue while it waits, rejecting
   * with the signal's reason, and has no effect on the task once it runs.
   */
  run<T>(task: () => Promise<T>, priority: Priority, leave: AbortSignal): Promise<T> {
    const waiting = new AbortController()
    const stopWaiting = () => waiting.abort(leave.reason)
    leave.addEventListener('abort', stopWaiting, { once: true })
    if (leave.aborted) stopWaiting()
    const { signal } = waiting
    const begin = () => {
      leave.removeEventListener('abort', stopWaiting)
      return task()
    }
    if (priority === 'person') return this.#all.add(begin, { signal, priority: 1 })
    return this.#background.add(() => this.#all.add(begin, { signal }), { signal })
  }
}
