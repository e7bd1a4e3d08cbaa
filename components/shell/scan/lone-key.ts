/** A scanner sends the next character sooner; a finger's next key comes later. */
export const ALONE_MS = 60

/**
 * Does what a single key stands for once it is certain that the key came alone: the first letter of
 * a scan is no shortcut.
 */
export class LoneKey {
  #waiting: ReturnType<typeof setTimeout> | undefined

  /** Another key was pressed, whichever it is. */
  readonly interrupt = (): void => clearTimeout(this.#waiting)

  readonly press = (deed: () => void): void => {
    this.interrupt()
    this.#waiting = setTimeout(deed, ALONE_MS)
  }
}
