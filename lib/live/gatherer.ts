import 'server-only'

/**
 * So long it rests at least and at most after a piece; in between, as long as the piece took, so that
 * many open boards do not take all there is.
 */
const REST = { leastMs: 5, mostMs: 100 }

/**
 * Sends what changed: at once after a quiet moment, and what changes while it sends and rests
 * together, as the next piece.
 */
export class Gatherer {
  readonly #changed = new Set<number>()
  readonly #send: (ids: number[]) => Promise<void>
  #waiting: NodeJS.Timeout | undefined
  /** On the clock of `performance.now()`. */
  #restUntil = 0

  constructor(send: (ids: number[]) => Promise<void>) {
    this.#send = send
  }

  add(id: number): void {
    this.#changed.add(id)
    this.#start()
  }

  close(): void {
    clearTimeout(this.#waiting)
  }

  #start(): void {
    this.#waiting ??= setTimeout(
      () => {
        void this.#sendChanged().finally(() => {
          this.#waiting = undefined
          if (this.#changed.size > 0) this.#start()
        })
      },
      Math.max(0, this.#restUntil - performance.now()),
    )
  }

  async #sendChanged(): Promise<void> {
    const ids = [...this.#changed]
    this.#changed.clear()
    const began = performance.now()
    await this.#send(ids)
    const now = performance.now()
    this.#restUntil = now + Math.min(REST.mostMs, Math.max(REST.leastMs, now - began))
  }
}
