import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerControl, CONTROL_PATH } from './control/answer-control'
import { isLoopback } from './control/loopback'
import type { Clock } from './core/clock'
import { realClock } from './core/clock'
import { plainAnswer } from './core/exchange'
import { openPoster } from './core/post-json'
import { readBody } from './core/read-body'
import { sendAnswer } from './core/send-answer'
import { Simulation } from './simulation'

export type SimulatorOptions = {
  /** 0 takes a free port. */
  readonly port: number
  readonly host?: string
  /** The developer's address; `/callbacks/<family>` is put behind it. */
  readonly callbackUrl: string
  /** Divides every waiting time of an order's life and of the callback retries; 1 is real time. */
  readonly speed: number
  readonly seed: number
  /** Gets one line for each request and each callback attempt, without credentials. */
  readonly log?: (line: string) => void
  readonly clock?: Clock
}

export type RunningSimulator = {
  readonly url: string
  readonly port: number
  stop(): Promise<void>
}

/** Starts the platform simulator. Rejects with the system's error when it cannot listen. */
export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { host = '127.0.0.1', log = () => undefined, clock = realClock } = options
  const poster = openPoster()
  let url = ''
  const simulation = new Simulation({
    ...options,
    clock,
    log,
    post: poster.post,
    publicUrl: () => url,
  })
  const server = createServer((message, response) => {
    serve(simulation, message, response).catch((error: unknown) => {
      log(`${message.method ?? ''} ${message.url ?? ''} failed: ${String(error)}`)
      sendAnswer(response, plainAnswer(500, 'Internal Server Error'))
    })
  })
  // Longer than clients keep idle connections, so that none is closed just as it is used again.
  server.keepAliveTimeout = 75_000
  const port = await listen(server, options.port, host)
  url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  return {
    url,
    port,
    async stop() {
      simulation.reset()
      await close(server)
      await poster.close()
    },
  }
}

async function serve(simulation: Simulation, message: IncomingMessage, response: ServerResponse) {
  const [path = '', query = ''] = (message.url ?? '').split('?', 2)
  const isControl = path.startsWith(CONTROL_PATH)
  if (isControl && !isLoopback(message.socket.remoteAddress)) {
    sendAnswer(response, plainAnswer(403, 'The control interface answers this machine only'))
    return
  }
  const body = await readBody(message)
  if (body === undefined) {
    response.setHeader('connection', 'close')
    sendAnswer(response, plainAnswer(413, 'Request Entity Too Large'))
    return
  }
  const received = { method: message.method ?? '', path, headers: message.headers, body }
  if (!isControl) {
    await simulation.exchange.receive(received, response)
    return
  }
  const control = { ...received, query: new URLSearchParams(query) }
  sendAnswer(response, answerControl(simulation, control))
}

function listen(server: Server, port: number, host: string) {
  return new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

function close(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
