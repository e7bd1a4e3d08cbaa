type Numbered = { readonly id: number; readonly kind: string }

/** What is said where there is no answer. */
type Failed = { readonly kind: 'failed' }

/**
 * A worker that is asked by number, and answers by the number of the question. It begins with the first
 * one. When its code cannot be had, whatever waits fails, and what is asked later tries again.
 */
export class AskedWorker<Asked extends Numbered, Answer extends Numbered> {
  readonly #start: () => Worker
  readonly #waiting = new Map<number, (answer: Answer | Failed) => void>()
  #worker: Worker | null = null
  #last = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** Whether it runs: one that failed knows nothing of what it was told before. */
  get isRunning(): boolean {
    return this.#worker !== null
  }

  /** Calls back with each answer until it is forgotten. Returns the number of the question. */
  ask(asked: WithoutNumber<Asked>, waiting: (answer: Answer | Failed) => void): number {
    const id = this.tell(asked)
    this.#waiting.set(id, waiting)
    return id
  }

  /** The one answer to what has one. Rejects when there is none. */
  answerTo<Kind extends Asked['kind'] & Answer['kind']>(
    asked: WithoutNumber<Asked> & { kind: Kind },
  ): Promise<Extract<Answer, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const id = this.ask(asked, (answer) => {
        this.forget(id)
        if (isKind<Answer, Kind>(answer, asked.kind)) resolve(answer)
        else reject(new Error(`a worker gave no ${asked.kind}`))
      })
    })
  }

  /** Says what has no answer. `transfer` belongs to the worker from then on. */
  tell(asked: WithoutNumber<Asked>, transfer: Transferable[] = []): number {
    const id = ++this.#last
    this.#worker ??= this.#begin()
    this.#worker.postMessage({ ...asked, id }, transfer)
    return id
  }

  /** Waits for no more answers to a question; false when nobody waits for any. */
  forget(id: number): boolean {
    return this.#waiting.delete(id)
  }

  /** Ends the worker; what waits waits for good. */
  end(): void {
    this.#waiting.clear()
    this.#worker?.terminate()
    this.#worker = null
  }

  #begin(): Worker {
    const worker = this.#start()
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.#waiting.get(data.id)?.(data)
    })
    worker.addEventListener('error', () => {
      const given = [...this.#waiting.values()]
      this.end()
      for (const fail of given) fail({ kind: 'failed' })
    })
    return worker
  }
}

function isKind<Answer extends Numbered, Kind extends Answer['kind']>(
  answer: Answer | Failed,
  kind: Kind,
): answer is Extract<Answer, { kind: Kind }> {
  return answer.kind === kind
}

/** Without its number, each kind by itself. */
export type WithoutNumber<Whole> = Whole extends unknown ? Omit<Whole, 'id'> : never
