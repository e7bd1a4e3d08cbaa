import { LONGEST_GAP_MS } from '@/components/shell/scan/scan-burst'

/** Faster than this no finger goes on after `/`: it is a scanner. */
const PERSON_MS = 45

type Timer = ReturnType<typeof setTimeout>

/**
 * Opens the palette by `/` once it is certain that no scanner sent it, and keeps what is typed from
 * then on until the palette's own field is there to take it: nothing typed is lost.
 */
export class OpeningKeys {
  #typed = ''
  #isHearing = false
  #isOpen = false
  #lastAt = 0
  #timer: Timer | undefined

  constructor(private readonly open: () => void) {}

  /** Ctrl-K, or a press of the button: at once. */
  start(): void {
    this.#isHearing = true
    this.#show()
  }

  /** `/` came, alone so far. `at` in ms. */
  slash(at: number): void {
    this.#typed = ''
    this.#isHearing = true
    this.#lastAt = at
    this.#wait()
  }

  /** Another key; true when it was kept for the palette, and is nobody else's. */
  key(key: string, at: number): boolean {
    if (!this.#isHearing) return false
    if (!this.#isOpen && key.length > 1) {
      // The end of a scan, or a person who thought better of it.
      this.stop()
      return false
    }
    if (!this.#isOpen && at - this.#lastAt >= PERSON_MS) this.#show()
    this.#lastAt = at
    if (key === 'Backspace') this.#typed = this.#typed.slice(0, -1)
    else if (key.length === 1) this.#typed += key
    else return false
    if (!this.#isOpen) this.#wait()
    return this.#isOpen
  }

  /** What was typed so far; from here on the palette's field takes the keys itself. */
  take(): string {
    const typed = this.#typed
    this.stop()
    return typed
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#typed = ''
    this.#isHearing = false
    this.#isOpen = false
  }

  #wait(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#show(), LONGEST_GAP_MS + 10)
  }

  #show(): void {
    clearTimeout(this.#timer)
    if (this.#isOpen) return
    this.#isOpen = true
    this.open()
  }
}
