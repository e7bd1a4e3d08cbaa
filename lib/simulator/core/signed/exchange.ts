import type { ServerResponse } from 'node:http'

/** A request to the platform as it came in. */
export type Received = {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** What goes back. */
export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  /** A few words for the log line, never a credential. */
  readonly note?: string
}

export const jsonAnswer = (status: number, value: unknown, note?: string): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(value),
  ...(note === undefined ? {} : { note }),
})

/** A picture or document under the simulator's own host. */
export const fileAnswer = (contentType: string, body: Uint8Array): Answer => ({
  status: 200,
  headers: { 'content-type': contentType },
  body,
})

/** Failures outside the envelope carry no envelope (conventions §7 rule 2). */
export const plainAnswer = (status: number, sentence: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: `<html><body><h1>${status}</h1><p>${sentence}</p></body></html>`,
})

/** A request with what came of it; `answer` stays null while, or because, none was given. */
export type LoggedRequest = Received & {
  /** Milliseconds since the epoch. */
  readonly at: number
  answer: Answer | null
  /** Until the answer was given; null without one. */
  tookMs: number | null
}

/** How many requests and callback attempts are kept for the control interface. */
export const KEPT_ENTRIES = 20_000

/** Node adds `Date`, by which a client measures its clock's skew. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer) {
  if (response.destroyed) return
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(body)
}
