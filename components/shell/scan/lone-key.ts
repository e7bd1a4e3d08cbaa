import { LONGEST_GAP_MS } from '@/lib/domain/scan-burst'

/** After this nothing that comes can belong to the same scan. */
export const ALONE_MS = LONGEST_GAP_MS + 10

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
