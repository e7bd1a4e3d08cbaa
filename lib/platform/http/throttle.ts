import { type Limits, Turns } from './turns'

/**
 * Who waits for the answer: a person; nobody, but it is about one order of which something is to be
 * found out; nobody, and it can be any time.
 */
export type Priority = 'person' | 'order' | 'background'

/** What changes something over there, and what lets it; what only asks. */
export type Lane = 'changes' | 'questions'

/** At most so many calls at once and started per second, over one connection, of all instances. */
const ALL = { atOnce: 10, perSecond: 20 }
/** What may be taken of it by what changes something: the rest is kept free for questions. */
const CHANGES = { atOnce: 8 }
/** What questions may take of it: the rest is kept free for what changes something. */
const QUESTIONS = { atOnce: 8, perSecond: 18 }
/** What questions for which nobody waits may take of that: the rest is kept for people's. */
const UNATTENDED = { atOnce: 6, perSecond: 14 }
/** What those that are about no order may take of that. */
const BACKGROUND = { atOnce: 4, perSecond: 10 }

/**
 * What an instance takes of all that: an equal part of so many instances, or as good as nothing until
 * it knows with how many it shares.
 */
export type Share = { readonly instances: number } | 'not-known'

/** Of every limit, in all other instances' first second with this one. */
const NOT_KNOWN = 2

/** Who is next among those that wait; more goes first. */
const RANKS = { person: 2, order: 1, background: 0 } as const
const CHANGES_FIRST = 10

/**
 * One per connection to the platform, whose rate limits are not published (conventions §8): a
 * sweep of hundreds of orders must neither be refused nor hold up somebody at the counter, and no
 * question stands before what changes an order, however long the platform is silent (decision 0169).
 */
export class Throttle {
  readonly #all = new Turns(ALL)
  readonly #changes = new Turns(CHANGES)
  readonly #questions = new Turns(QUESTIONS)
  readonly #unattended = new Turns(UNATTENDED)
  readonly #background = new Turns(BACKGROUND)
  readonly #onUse: () => void

  /** `onUse` is called before each call takes its place. */
  constructor({ onUse = () => undefined }: { onUse?: () => void } = {}) {
    this.#onUse = onUse
  }

  /** Whether nothing is under way or waits. */
  get isIdle(): boolean {
    return [this.#all, this.#changes, this.#questions].every((turns) => turns.isIdle)
  }

  /** What this instance may take from now on; all of it to begin with. */
  share(share: Share): void {
    this.#all.limit(part(ALL, share))
    this.#changes.limit(part(CHANGES, share))
    this.#questions.limit(part(QUESTIONS, share))
    this.#unattended.limit(part(UNATTENDED, share))
    this.#background.limit(part(BACKGROUND, share))
  }

  /**
   * Runs the task when it is its turn. `leave` takes it out of the queue while it waits, rejecting
   * with the signal's reason, and has no effect on the task once it runs.
   */
  run<T>(
    task: () => Promise<T>,
    place: { lane: Lane; priority: Priority },
    leave: AbortSignal,
  ): Promise<T> {
    this.#onUse()
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
      const first = { signal, rank: CHANGES_FIRST + rank }
      return this.#changes.add(() => this.#all.add(begin, first), first)
    }
    const turn = { signal, rank }
    const question = () => this.#questions.add(() => this.#all.add(begin, turn), turn)
    const unattended = () => this.#unattended.add(question, turn)
    if (place.priority === 'person') return question()
    return place.priority === 'order' ? unattended() : this.#background.add(unattended, turn)
  }
}

/** At least one of each, so that nobody waits for ever. */
function part({ atOnce, perSecond }: Limits, share: Share): Limits {
  const of = (all: number) =>
    share === 'not-known'
      ? Math.min(all, NOT_KNOWN)
      : Math.max(1, Math.floor(all / share.instances))
  return { atOnce: of(atOnce), perSecond: perSecond === undefined ? undefined : of(perSecond) }
}
