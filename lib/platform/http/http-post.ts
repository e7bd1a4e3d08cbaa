import type { Dispatcher } from 'undici'

type PostRequest = {
  readonly url: URL
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Asked at the last instant before it leaves; what it says then ends the exchange unsent. */
  readonly refuseToLeave?: () => Error | null
}

/** What is known of an exchange at any moment, also of one that failed. */
export type PostProgress = {
  /** The request has begun to leave on a connection that stood: from here on it may have arrived. */
  sent: boolean
  httpStatus: number | null
  /** The answer's Date header. */
  date: string | null
  tooLarge: boolean
}

export function noProgress(): PostProgress {
  return { sent: false, httpStatus: null, date: null, tooLarge: false }
}

/**
 * Posts once, and resolves to the answer's text when it is complete. Rejects with the cause, or
 * with the signal's reason the moment it aborts; `progress` then says how far it had come. It uses
 * the dispatcher beneath undici's `request`, which alone tells when a request begins to leave.
 */
export function httpPost(
  agent: Pick<Dispatcher, 'dispatch'>,
  { url, headers, body, refuseToLeave = () => null }: PostRequest,
  options: { readonly signal: AbortSignal; readonly maxBytes: number },
  progress: PostProgress,
): Promise<string> {
  const { signal } = options
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) => {
      signal.removeEventListener('abort', abort)
      // First, because stopping an exchange makes it report an error of its own.
      reject(cause)
      handler.stop()
    }
    const abort = () => fail(signal.reason instanceof Error ? signal.reason : new Error('aborted'))
    const done = (text: string) => {
      signal.removeEventListener('abort', abort)
      resolve(text)
    }
    const ends = { refuseToLeave, done, fail }
    const handler = new PostHandler(progress, options.maxBytes, ends)
    if (signal.aborted) {
      abort()
      return
    }
    signal.addEventListener('abort', abort, { once: true })
    const path = `${url.pathname}${url.search}`
    agent.dispatch({ origin: url.origin, path, method: 'POST', headers, body }, handler)
  })
}

class PostHandler implements Dispatcher.DispatchHandler {
  #controller: Dispatcher.DispatchController | null = null
  #stopped = false
  #bytes = 0
  readonly #chunks: Buffer[] = []

  constructor(
    private readonly progress: PostProgress,
    private readonly maxBytes: number,
    private readonly ends: {
      refuseToLeave: () => Error | null
      done: (text: string) => void
      fail: (cause: Error) => void
    },
  ) {}

  /** Ends the exchange, or keeps it from starting. */
  stop(): void {
    this.#stopped = true
    this.#controller?.abort(new Error('stopped'))
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    // undici may start a request anew on another connection; ours must not go out twice.
    if (this.#stopped || this.progress.sent) {
      controller.abort(new Error('stopped'))
      return
    }
    const refusal = this.ends.refuseToLeave()
    if (refusal) this.ends.fail(refusal)
    else this.progress.sent = true
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    httpStatus: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    if (httpStatus < 200) return
    this.progress.httpStatus = httpStatus
    this.progress.date = typeof headers['date'] === 'string' ? headers['date'] : null
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length
    if (this.#bytes <= this.maxBytes) this.#chunks.push(chunk)
    else {
      this.progress.tooLarge = true
      this.ends.fail(new Error(`answer larger than ${this.maxBytes} bytes`))
    }
  }

  onResponseEnd(): void {
    this.ends.done(new TextDecoder().decode(Buffer.concat(this.#chunks)))
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.ends.fail(error)
  }
}
