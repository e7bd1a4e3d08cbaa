/** So soon nobody scans one parcel twice on purpose: the trigger was held, or the hand slipped. */
const SAME_FOR_MS = 3_000

/** Tells the same code that comes again at once from a new scan. */
export class RepeatedScan {
  #last: { code: string; at: number } | null = null

  /** Whether `code` came less than three seconds ago; `at` in ms of any clock that runs evenly. */
  isRepeat(code: string, at: number): boolean {
    const text = code.trim().toUpperCase()
    const isSame = this.#last?.code === text && at - this.#last.at < SAME_FOR_MS
    this.#last = { code: text, at }
    return isSame
  }

  /** From now on the same code is a new scan: somebody was asked for it. */
  forget(): void {
    this.#last = null
  }
}
