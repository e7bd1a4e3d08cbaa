import PQueue from 'p-queue'

/**
 * Who waits for the answer: a person; nobody, but it is about one order of which something is to be
 * found out; nobody, and it can be any time.
 */
export type Priority = 'person' | 'order' | 'background'

/** What changes something over there, and what lets it; what only asks. */
export type Lane = 'changes' | 'questions'

/** At most so many calls at once and started per second, over one connection. */
const ALL = { concurrency: 10, intervalCap: 20, interval: 1000 }
/** What may be taken of it by what changes something: the rest is kept free for questions. */
const CHANGES = { concurrency: 8 }
/** What questions may take of it: the rest is kept free for what changes something. */
const QUESTIONS = { concurrency: 8, intervalCap: 18, interval: 1000 }
/** What questions for which nobody waits may take of that: the rest is kept for people's. */
const UNATTENDED = { concurrency: 6, intervalCap: 14, interval: 1000 }
/** What those that are about no order may take of that. */
const BACKGROUND = { concurrency: 4, intervalCap: 10, interval: 1000 }

/** Who is next among those that wait; more goes first. */
const RANKS = { person: 2, order: 1, background: 0 } as const
const CHANGES_FIRST = 10

/**
 * One per connection to the platform, whose rate limits are not published (conventions §8): a
 * sweep of hundreds of orders must neither be refused nor hold up somebody at the counter, and no
 * question stands before what changes an order, however long the platform is silent (decision 0169).
 */
export class Throttle {
  readonly #all = new PQueue(ALL)
  readonly #changes = new PQueue(CHANGES)
  readonly #questions = new PQueue(QUESTIONS)
  readonly #unattended = new PQueue(UNATTENDED)
  readonly #background = new PQueue(BACKGROUND)

  /**
   * Runs the task when it is its turn. `leave` takes it out of the queue while it waits, rejecting
   * with the signal's reason, and has no effect on the task once it runs.
   */
  run<T>(
    task: () => Promise<T>,
    place: { lane: Lane; priority: Priority },
    leave: AbortSignal,
  ): Promise<T> {
    const waiting = new AbortController()
    const stopWaiting = () => waiting.abort(leave.reason)
    leave.addEventListener('abort', stopWaiting, { once: true })
    if (leave.aborted) stopWaiting()
    const { signal } = waiting
    const rank = RANKS[place.priority]
    const begin = () => {
      leave.removeEventListener('abort', stopWaiting)
      return task()
    }
    if (place.lane === 'changes') {
      const first = { signal, priority: CHANGES_FIRST + rank }
      return this.#changes.add(() => this.#all.add(begin, first), first)
    }
    const turn = { signal, priority: rank }
    const question = () => this.#questions.add(() => this.#all.add(begin, turn), turn)
    const unattended = () => this.#unattended.add(question, turn)
    if (place.priority === 'person') return question()
    return place.priority === 'order' ? unattended() : this.#background.add(unattended, turn)
  }
}
