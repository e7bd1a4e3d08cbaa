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

  /** Another key was pressed, whichever it is. */
  readonly interrupt = (): void => clearTimeout(this.#waiting)

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
