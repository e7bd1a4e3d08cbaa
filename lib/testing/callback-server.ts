import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'

export type CallbackServer = { url: string; close: () => Promise<void> }

/** Real HTTP in front of a route handler, for tests that have no Next around them. */
export async function callbackServer(
  handler: (request: Request) => Promise<Response>,
): Promise<CallbackServer> {
  const server = createServer((message, answer) => {
    const request = new Request(`http://127.0.0.1${message.url ?? '/'}`, {
      method: 'POST',
      headers: { 'content-type': message.headers['content-type'] ?? '' },
      body: Readable.toWeb(message) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    void handler(request).then(async (response) => {
      answer.writeHead(response.status, Object.fromEntries(response.headers))
      answer.end(await response.text())
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
