import { STATUS_CODES, type IncomingMessage } from 'node:http'

export type RefusalReason =
  | 'too-large'
  | 'too-slow'
  | 'too-many'
  | 'busy'
  | 'wrong-address'
  | 'broken'

export type Refusal = {
  status: number
  reason: RefusalReason
  /** JSON for programs; else the status in its own words. */
  body?: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

type Answer = { headers: Readonly<Record<string, string>>; refusal: Refusal }

/** How long what still comes is thrown away, so that the answer is read before the line is cut. */
const LINGER_MS = 500

/**
 * Answers on the connection itself and ends it. Next, which may be at work on the request already,
 * sees a browser that went away. Nothing more of the body is kept.
 */
export function refuse(request: IncomingMessage, answer: Answer): void {
  const { socket } = request
  request.push = () => true
  socket.end(refusalText(answer), () => {
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
  request.resume()
}

/** The whole answer as it goes over the line. */
export function refusalText({ headers, refusal }: Answer): string {
  const { status, body } = refusal
  const words = STATUS_CODES[status] ?? 'Refused'
  const text = body ? JSON.stringify(body) : words
  const all = {
    ...headers,
    ...refusal.headers,
    'Content-Type': body ? 'application/json' : 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    Date: new Date().toUTCString(),
    Connection: 'close',
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${words}\r\n${lines.join('')}\r\n${text}`
}
