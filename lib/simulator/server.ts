import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, request } from 'undici'
import { CONTROL_PATH, answerControl } from './control/answer-control'
import type { Post } from './core/callbacks/callback-delivery'
import { type Clock, realClock } from './core/clock'
import { plainAnswer, sendAnswer } from './core/signed/exchange'
import type { RepeatRule } from './core/signed/repeat-guard'
import type { BufferScope } from './core/world'
import { Simulation } from './simulation'

/** How long the platform waits for an acknowledgement is not shown; a real clock's ten seconds here. */
const ANSWER_WITHIN_MS = 10_000

const KEEP_RESPONSE_CHARACTERS = 10_000

/** Far above any request of the specification. */
const LARGEST_BYTES = 1024 * 1024

/** Does a connection come from this machine? */
export const isLoopback = (address: string | undefined) =>
  address !== undefined && /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address)

type SimulatorOptions = {
  /** 0 takes a free port. */
  readonly port: number
  readonly host?: string
  /** The developer's address; `/callbacks/<family>` is put behind it. */
  readonly callbackUrl: string
  /** Divides every waiting time of an order's life and of the callback retries; 1 is real time. */
  readonly speed: number
  readonly seed: number
  /** What the 60-second rules count; tries that came unless something else is said. */
  readonly repeatRule?: RepeatRule
  /** Gets one line for each request and each callback attempt, without credentials. */
  readonly log?: (line: string) => void
  readonly clock?: Clock
  /** For which stores a buffer before closing holds; the region's by default. */
  readonly bufferScope?: BufferScope
}

export type RunningSimulator = {
  readonly url: string
  readonly port: number
  stop(): Promise<void>
}

/** Starts the platform simulator. Rejects with the system's error when it cannot listen. */
export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { host = '127.0.0.1', log = () => undefined, clock = realClock } = options
  const { repeatRule = 'attempts', bufferScope = 'region' } = options
  const poster = openPoster()
  let url = ''
  const simulation = new Simulation({
    ...options,
    repeatRule,
    clock,
    log,
    bufferScope,
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

/** The whole body as text; undefined when it is too large. Rejects when the connection breaks. */
function readBody(message: IncomingMessage): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    message.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= LARGEST_BYTES) chunks.push(chunk)
      else resolve(undefined)
    })
    message.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    message.on('error', reject)
  })
}

/** A poster with its own connections, and the means to close them. Redirects are not followed. */
function openPoster(): { post: Post; close: () => Promise<void> } {
  const dispatcher = new Agent({ connections: 128, connect: { timeout: ANSWER_WITHIN_MS } })
  const post: Post = async (url, body) => {
    const response = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json;charset=UTF-8' },
      body,
      dispatcher,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    const text = await response.body.text()
    return { status: response.statusCode, text: text.slice(0, KEEP_RESPONSE_CHARACTERS) }
  }
  return { post, close: () => dispatcher.destroy() }
}
