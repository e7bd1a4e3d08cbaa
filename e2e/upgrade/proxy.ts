import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one instance answered to a request that the proxy gave it. */
type Passed = { method: string; path: string; to: number; status: number }

export type Proxy = {
  url: string
  /** Everything that was passed on, oldest first. */
  passed: Passed[]
  /** Sends what comes from now on to the instances at these ports, in turns. */
  send: (ports: readonly number[]) => void
  close: () => Promise<void>
}

const STATIC = '/_next/static/'

/**
 * A proxy before several instances, as `docs/deploy` has it: requests in turns, and a hashed file that
 * one instance does not have is looked for at the next.
 */
export async function startProxy(): Promise<Proxy> {
  const passed: Passed[] = []
  let ports: readonly number[] = []
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    const first = turn++
    const order = ports.map((_, index) => ports[(first + index) % ports.length] ?? 0)
    void pass({ incoming, outgoing, order, passed })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed,
    send: (to) => {
      ports = to
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function pass(input: {
  incoming: IncomingMessage
  outgoing: ServerResponse
  order: readonly number[]
  passed: Passed[]
}): Promise<void> {
  const { incoming, outgoing, order, passed } = input
  const { method = 'GET', url: path = '/' } = incoming
  for (const [index, to] of order.entries()) {
    const answer = await ask(incoming, to).catch(() => null)
    const status = answer?.statusCode ?? 502
    passed.push({ method, path, to, status })
    const isLast = index === order.length - 1
    if (answer && status === 404 && path.startsWith(STATIC) && !isLast) {
      answer.resume()
      continue
    }
    outgoing.writeHead(status, answer?.headers)
    if (!answer) outgoing.end()
    else {
      answer.pipe(outgoing)
      outgoing.once('close', () => answer.destroy())
    }
    return
  }
}

function ask(incoming: IncomingMessage, port: number): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, url: path, headers } = incoming
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, resolve)
    onward.once('error', reject)
    incoming.pipe(onward)
  })
}
