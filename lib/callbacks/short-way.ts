import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/config/log'
import { callbackAt } from './callback-addresses'
import type { CallbackAnswer, CallbackKind } from './callback-kind'

/** Receives a callback whose body it reads itself; throws when that does not come to its end. */
type Receive = (kind: CallbackKind, read: () => Promise<string>) => Promise<CallbackAnswer>

type Asked = { path: string; request: IncomingMessage; response: ServerResponse }

/**
 * Answers callbacks before Next, whose way to a route costs more than receiving does (decision
 * 0349). Takes the plain case alone, a body whose length is told, and says false to all else: that
 * goes on to its route, which receives it just so.
 */
export function shortWay(receive: Receive): (asked: Asked) => boolean {
  return ({ path, request, response }) => {
    const kind = callbackAt(path)
    const isPlain = request.method === 'POST' && request.headers['content-length'] !== undefined
    if (!kind || !isPlain) return false
    void answer(response, () => receive(kind, () => wholeBody(request)))
    return true
  }
}

/** Never throws. Nothing is written to whoever went away before all of it had come. */
async function answer(response: ServerResponse, receive: () => Promise<CallbackAnswer>) {
  try {
    write(response, await receive())
  } catch (error) {
    if (response.closed) return
    log().error({ err: error }, 'callback could not be received')
    write(response, { status: 500, body: { error: 261103, err_msg: 'not stored, send it again' } })
  }
}

function write(response: ServerResponse, { status, headers, body }: CallbackAnswer): void {
  const text = JSON.stringify(body)
  const length = String(Buffer.byteLength(text))
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': length,
      ...headers,
    })
    .end(text)
}

/** The guard holds it to its size and its time. Rejects when it does not come to its end. */
async function wholeBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}
