import 'server-only'

/**
 * So long it rests at least and at most after a piece; in between, half as long as the piece took, so
 * that many open boards do not take all there is.
 */
const REST = { leastMs: 5, mostMs: 100, share: 0.5 }

/**
 * Sends what changed: at once after a quiet moment, and what changes while it sends and rests
 * together, as the next piece.
 */
export class Gatherer {
  readonly #changed = new Set<number>()
  readonly #send: (ids: number[]) => Promise<void>
  /** There while a piece is waited for or under way: what ends the waiting. */
  #end: (() => void) | undefined
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
    this.#end?.()
  }

  #start(): void {
    this.#end ??= afterRest(this.#restUntil - performance.now(), () => {
      void this.#sendChanged().finally(() => {
        this.#end = undefined
        if (this.#changed.size > 0) this.#start()
      })
    })
  }

  async #sendChanged(): Promise<void> {
    const ids = [...this.#changed]
    this.#changed.clear()
    const began = performance.now()
    await this.#send(ids)
    const now = performance.now()
    const restMs = REST.share * (now - began)
    this.#restUntil = now + Math.min(REST.mostMs, Math.max(REST.leastMs, restMs))
  }
}

/** What is heard together comes one by one, so there is always a turn; the shortest timer is longer. */
function afterRest(restMs: number, done: () => void): () => void {
  if (restMs <= 0) {
    const turn = setImmediate(done)
    return () => clearImmediate(turn)
  }
  const timer = setTimeout(done, restMs)
  return () => clearTimeout(timer)
}
