import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeStream } from 'node:stream/web'

type Handler = (request: Request, path: string) => Promise<Response>

/** Real HTTP in front of route handlers, for tests that have no Next around them. */
export async function handlerServer(handle: Handler) {
  const state = { isAway: false }
  const server = createServer((message, answer) => {
    if (state.isAway) {
      message.destroy()
      return
    }
    const gone = new AbortController()
    answer.on('close', () => gone.abort())
    const respond = async () => {
      const response = await handle(requestOf(message, gone.signal), message.url ?? '/')
      answer.writeHead(response.status, Object.fromEntries(response.headers))
      if (response.body) await pipeline(Readable.fromWeb(response.body as NodeStream), answer)
      else answer.end()
    }
    respond().catch(() => answer.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Drops every connection, and answers nobody until it is back. */
    goAway() {
      state.isAway = true
      server.closeAllConnections()
    },
    comeBack() {
      state.isAway = false
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function requestOf(message: IncomingMessage, signal: AbortSignal): Request {
  const hasBody = message.method !== 'GET'
  return new Request(`http://127.0.0.1${message.url ?? '/'}`, {
    method: message.method ?? 'GET',
    headers: Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
    ...(hasBody && { body: Readable.toWeb(message), duplex: 'half' }),
    signal,
  } as RequestInit)
}
