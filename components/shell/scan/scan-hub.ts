export type ScanHandler = (code: string) => void

/** Hands each scanned code to the page that asked for codes last, and to nobody else. */
export class ScanHub {
  #handlers: ScanHandler[] = []

  /** Codes come to `handler` until the returned function is called. */
  readonly listen = (handler: ScanHandler): (() => void) => {
    // Wrapped, so that one handler may listen twice.
    const listening: ScanHandler = (code) => handler(code)
    this.#handlers.push(listening)
    return () => {
      this.#handlers = this.#handlers.filter((one) => one !== listening)
    }
  }

  readonly hear = (code: string): void => this.#handlers.at(-1)?.(code)
}
