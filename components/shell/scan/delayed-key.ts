import { LONGEST_GAP_MS } from './scan-burst'

const NOT_TEXT = [
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]
const TEXT_FIELDS = [
  `input:not(${NOT_TEXT.map((type) => `[type="${type}"]`).join(',')})`,
  'textarea',
  '[contenteditable]:not([contenteditable="false"])',
].join(', ')

/** After this nothing that comes can belong to the same scan. */
export const KEY_DELAY_MS = LONGEST_GAP_MS + 10

/**
 * Does what a single key stands for once it is certain that the key came alone: the first letter of
 * a scan is no shortcut.
 */
export class DelayedKey {
  #waiting: ReturnType<typeof setTimeout> | undefined

  /** When the key before the latest one was pressed, and the latest, in ms of their events. */
  #before = -Infinity
  #latest = -Infinity

  /** Another key was pressed, whichever it is. */
  readonly interrupt = (event?: Event): void => {
    clearTimeout(this.#waiting)
    if (!event) return
    this.#before = this.#latest
    this.#latest = event.timeStamp
  }

  /** Whether a key came so shortly before that this one, at `at` (ms of an event), may be of a scan. */
  readonly isAmong = (at: number): boolean => at - this.#before < KEY_DELAY_MS

  readonly press = (deed: () => void): void => {
    this.interrupt()
    this.#waiting = setTimeout(deed, KEY_DELAY_MS)
  }
}

/**
 * Whether keys that go there are text: what somebody types is theirs, however fast it comes. A list
 * of choices holds no text.
 */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TEXT_FIELDS) !== null
}
