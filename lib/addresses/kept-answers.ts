/**
 * A store of answers for what was asked lately: the oldest go first, and none is older than `forMs`.
 * Times are milliseconds.
 */
export class KeptAnswers<T> {
  readonly #answers = new Map<string, { value: T; at: number }>()

  constructor(
    private readonly most: number,
    private readonly forMs: number,
  ) {}

  get(key: string, now: number): T | undefined {
    const kept = this.#answers.get(key)
    return kept && now - kept.at < this.forMs ? kept.value : undefined
  }

  set(key: string, value: T, now: number): void {
    this.#answers.delete(key)
    this.#answers.set(key, { value, at: now })
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > this.most && oldest !== undefined) this.#answers.delete(oldest)
  }
}
