export type ScanHandler = (code: string) => void

/**
 * Hands each scanned code to the page that asked for codes last, and to nobody else. The frame
 * listens first, for pages that want none. A page may stand there before its scripts run: what is
 * scanned meanwhile is kept for it.
 */
export class ScanHub {
  #handlers: ScanHandler[] = []
  #kept: string[] = []

  /** `isPageToListen` tells whether the page that is shown will ask for codes. */
  constructor(private readonly isPageToListen: () => boolean) {}

  /** Codes come to `handler` until the returned function is called. */
  readonly listen = (handler: ScanHandler): (() => void) => {
    // Wrapped, so that one handler may listen twice.
    const listening: ScanHandler = (code) => handler(code)
    this.#handlers.push(listening)
    const kept = this.#kept
    this.#kept = []
    for (const code of kept) listening(code)
    return () => {
      this.#handlers = this.#handlers.filter((one) => one !== listening)
    }
  }

  readonly hear = (code: string): void => {
    if (this.#handlers.length <= 1 && this.isPageToListen()) this.#kept.push(code)
    else this.#handlers.at(-1)?.(code)
  }
}
