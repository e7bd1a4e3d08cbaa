import type { LiveEvent } from '@/lib/live/model/live-event'
import { whenIdle } from '../when-idle'

/** The part of the browser that is needed: who looks at the page, and when it has nothing to do. */
export type Attention = {
  isHidden: () => boolean
  whenIdle: (then: () => void) => void
}

const browser: Attention = { isHidden: () => document.hidden, whenIdle }

/**
 * Hands on what is heard, at once while the page has time, else together once it has: whatever
 * changes while React is at a large piece has it begin anew, so that a slow tablet in a rush would
 * never be done with its board (decision 0352). A page that nobody looks at draws nothing, and its
 * timers sleep: it hears all at once.
 */
export class LivePace {
  #waiting: LiveEvent[] = []
  #isBusy = false

  constructor(
    private readonly handOn: (event: LiveEvent) => void,
    private readonly attention: Attention = browser,
  ) {}

  readonly hear = (event: LiveEvent): void => {
    this.#waiting.push(event)
    if (!this.#isBusy || this.attention.isHidden()) this.flush()
  }

  /** Hands on what waits. Where a part of the page throws, the rest waits for the next time. */
  readonly flush = (): void => {
    this.#rest()
    for (let event = this.#waiting.shift(); event; event = this.#waiting.shift()) {
      this.handOn(event)
    }
  }

  /** What waits is of no use any more. */
  forget(): void {
    this.#waiting = []
  }

  #rest(): void {
    if (this.#isBusy) return
    this.#isBusy = true
    this.attention.whenIdle(() => {
      this.#isBusy = false
      if (this.#waiting.length > 0) this.flush()
    })
  }
}
