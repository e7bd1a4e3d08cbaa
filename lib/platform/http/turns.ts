/** How many may be under way at once, and begin within any second; no `perSecond`: any number. */
export type Limits = { readonly atOnce: number; readonly perSecond?: number | undefined }

type Waiting = { readonly rank: number; readonly begin: () => void }

const SECOND_MS = 1000

/**
 * Lets tasks begin in their turn: the highest rank first, among equals who came first. Its limits may
 * change at any time; what is under way goes on.
 */
export class Turns {
  #limits: Limits
  #waiting: Waiting[] = []
  #running = 0
  /** When what began within the last second did so, oldest first. */
  #begun: number[] = []
  #comesBack = false

  constructor(limits: Limits) {
    this.#limits = limits
  }

  get isIdle(): boolean {
    return this.#running === 0 && this.#waiting.length === 0
  }

  limit(limits: Limits): void {
    this.#limits = limits
    this.#beginWhatMay()
  }

  /** Rejects with the signal's reason while it waits; once the task has begun the signal is its own matter. */
  add<T>(task: () => Promise<T>, turn: { rank: number; signal: AbortSignal }): Promise<T> {
    const { rank, signal } = turn
    return new Promise<T>((resolve, reject) => {
      if (signal.aborted) {
        reject(signal.reason as Error)
        return
      }
      const leave = () => {
        this.#waiting = this.#waiting.filter((one) => one !== waiting)
        reject(signal.reason as Error)
      }
      const begin = () => {
        signal.removeEventListener('abort', leave)
        void this.#run(task).then(resolve, reject)
      }
      const waiting = { rank, begin }
      signal.addEventListener('abort', leave, { once: true })
      const after = this.#waiting.findIndex((one) => one.rank < rank)
      this.#waiting.splice(after === -1 ? this.#waiting.length : after, 0, waiting)
      this.#beginWhatMay()
    })
  }

  async #run<T>(task: () => Promise<T>): Promise<T> {
    this.#running += 1
    try {
      return await task()
    } finally {
      this.#running -= 1
      this.#beginWhatMay()
    }
  }

  #beginWhatMay(): void {
    const { atOnce, perSecond } = this.#limits
    while (this.#waiting.length > 0 && this.#running < atOnce) {
      if (perSecond !== undefined && !this.#hasRoomNow(perSecond)) return
      this.#waiting.shift()?.begin()
    }
  }

  /** Whether one more may begin; where none may, comes back when one may. */
  #hasRoomNow(perSecond: number): boolean {
    const now = performance.now()
    this.#begun = this.#begun.filter((at) => now - at < SECOND_MS)
    if (this.#begun.length < perSecond) {
      this.#begun.push(now)
      return true
    }
    const next = this.#begun[this.#begun.length - perSecond] ?? now
    if (!this.#comesBack) {
      this.#comesBack = true
      const again = () => {
        this.#comesBack = false
        this.#beginWhatMay()
      }
      setTimeout(again, Math.max(1, Math.ceil(next + SECOND_MS - now)))
    }
    return false
  }
}
