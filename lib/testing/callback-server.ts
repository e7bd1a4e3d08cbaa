import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

export type CallbackServer = {
  url: string
  /** Resolves when no callback is being worked on. */
  quiet: () => Promise<void>
  close: () => Promise<void>
}

/** Real HTTP in front of a route handler, for tests that have no Next around them. */
export async function callbackServer(
  handler: (request: Request) => Promise<Response>,
): Promise<CallbackServer> {
  const working = new Set<Promise<void>>()
  const server = createServer((message, answer) => {
    const request = new Request(`http://127.0.0.1${message.url ?? '/'}`, {
      method: 'POST',
      headers: { 'content-type': message.headers['content-type'] ?? '' },
      body: Readable.toWeb(message) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    const work = answered(handler(request), answer).finally(() => working.delete(work))
    working.add(work)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async quiet() {
      while (working.size > 0) await Promise.all(working)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What goes wrong is answered as a server does, and never ends the process of the tests. */
async function answered(given: Promise<Response>, answer: ServerResponse): Promise<void> {
  try {
    const response = await given
    const text = await response.text()
    answer.writeHead(response.status, Object.fromEntries(response.headers)).end(text)
  } catch (error) {
    answer.writeHead(500).end(String(error))
  }
}
