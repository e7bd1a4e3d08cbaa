import { firstRequest, mergePatches, type CellPatches } from './cell-patches'

export type SaveState = 'saved' | 'saving' | 'not-saved'

/** So long a person may go on typing before what they typed is sent. */
const GATHER_MS = 300

type SaveQueueInput = {
  /** Keeps changed cells; false where that did not work. */
  keep: (patches: CellPatches) => Promise<boolean>
  tell: (state: SaveState) => void
}

/**
 * Has changed cells kept a moment later, one request at a time, each as large as a request may be.
 * What could not be kept stays to be sent again, under what was typed since.
 */
export class SaveQueue {
  #waiting: CellPatches = new Map()
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly input: SaveQueueInput) {}

  add(patches: CellPatches): void {
    this.#waiting = mergePatches(this.#waiting, patches)
    this.input.tell('saving')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.send(), GATHER_MS)
  }

  async send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    let isKept = true
    while (isKept && this.#waiting.size > 0) {
      this.input.tell('saving')
      const { now, later } = firstRequest(this.#waiting)
      this.#waiting = later
      isKept = await this.input.keep(now)
      if (!isKept) this.#waiting = mergePatches(now, this.#waiting)
    }
    this.#isSending = false
    this.input.tell(isKept ? 'saved' : 'not-saved')
  }
}
