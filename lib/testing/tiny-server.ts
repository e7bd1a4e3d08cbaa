import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

type Received = {
  readonly method: string | undefined
  readonly path: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
  /** Tells connections apart. */
  readonly socket: Socket
}

/** Answers one request; given it in full. */
export type Behaviour = (response: ServerResponse, request: Received) => void

/** A server on a free port of this machine that keeps what it received, for tests. */
export async function startTinyServer(behaviour: Behaviour) {
  const received: Received[] = []
  const state = { behaviour }
  const server = createServer((message, response) => {
    const chunks: Buffer[] = []
    message.on('data', (chunk: Buffer) => void chunks.push(chunk))
    message.on('end', () => {
      const { method, url: path, headers, socket } = message
      const request = { method, path, headers, socket, body: Buffer.concat(chunks).toString() }
      received.push(request)
      state.behaviour(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    host: `http://127.0.0.1:${port}`,
    received,
    answer: (next: Behaviour) => {
      state.behaviour = next
    },
    /** Drops every connection, and listens no more. */
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type TinyServer = Awaited<ReturnType<typeof startTinyServer>>

/** Answers with a JSON body. */
export function json(body: unknown, status = 200): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

/** Takes the request and says nothing, until the connection goes. */
export const silence: Behaviour = () => undefined
