import { firstRequest, mergePatches, type CellPatches } from './cell-patches'

export type SaveState = 'saved' | 'saving' | 'not-saved'

/** So long a person may go on typing before what they typed is sent. */
const GATHER_MS = 300

/** After so long what could not be sent is tried again by itself; twice as long each time. */
const RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

type SaveQueueInput = {
  /** Keeps changed cells; false where that did not work, and may work later. */
  keep: (patches: CellPatches) => Promise<boolean>
  tell: (state: SaveState) => void
  /** Hears of everything that the server does not have yet, whenever that changes. */
  hold?: (patches: CellPatches) => void
}

/**
 * Has changed cells kept a moment later, one request at a time, each as large as a request may be.
 * What could not be kept stays to be sent again, under what was typed since: by itself, and at once
 * when `send` is called.
 */
export class SaveQueue {
  #waiting: CellPatches = new Map()
  #sending: CellPatches = new Map()
  #isSending = false
  #retryMs = RETRY_MS
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly input: SaveQueueInput) {}

  /** What the server does not have yet. */
  get open(): CellPatches {
    return mergePatches(this.#sending, this.#waiting)
  }

  add(patches: CellPatches): void {
    this.#waiting = mergePatches(this.#waiting, patches)
    this.input.hold?.(this.open)
    this.input.tell('saving')
    this.#sendIn(GATHER_MS)
  }

  async send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    clearTimeout(this.#timer)
    let isKept = true
    while (isKept && this.#waiting.size > 0) {
      this.input.tell('saving')
      const { now, later } = firstRequest(this.#waiting)
      this.#waiting = later
      this.#sending = now
      isKept = await this.input.keep(now)
      this.#sending = new Map()
      if (!isKept) this.#waiting = mergePatches(now, this.#waiting)
      this.input.hold?.(this.open)
    }
    this.#isSending = false
    this.#retryMs = isKept ? RETRY_MS : Math.min(LONGEST_RETRY_MS, 2 * this.#retryMs)
    if (!isKept) this.#sendIn(this.#retryMs)
    this.input.tell(isKept ? 'saved' : 'not-saved')
  }

  /** Sends nothing any more by itself. */
  stop(): void {
    clearTimeout(this.#timer)
  }

  #sendIn(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), ms)
  }
}
