import { randomBytes } from 'node:crypto'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { type Answering, whileAnswering } from '@/lib/config/answering'
import { boundBody } from './bound-body'
import { holdAnswer } from './hold-answer'
import { refuse, refusalText, type Refusal } from './refuse'

export type EdgeRules = {
  /** What every answer has, by the path that was asked for and the nonce of its scripts. */
  headersOf: (about: { path: string; nonce: string }) => Readonly<Record<string, string>>
  /** Writes into the request whom it comes from, and returns it. */
  addressOf: (request: IncomingMessage) => string
  /** Why it goes no further, before anything of its body was read; null where nothing is wrong. */
  refusalOf: (request: IncomingMessage, about: { path: string; address: string }) => Refusal | null
  /** The most bytes that its body may have. */
  bodyLimit: (request: IncomingMessage, path: string) => number
  /** How long a body may take to come. */
  bodyMs: number
  /** Told of each request that is not refused. */
  passed: (about: { path: string; request: IncomingMessage; response: ServerResponse }) => void
  /** Answers it before Next, or says that it does not. */
  answerHere: (about: {
    path: string
    request: IncomingMessage
    response: ServerResponse
  }) => boolean
  /** Has it asked of Next in another way than it came. */
  change: (about: { path: string; request: IncomingMessage; response: ServerResponse }) => void
  /** Told of each request once it was answered, or refused here. */
  answered: (about: {
    path: string
    address: string
    status: number
    refusal: Refusal | null
  }) => void
  /** Development speaks over sockets of its own. */
  keepUpgrades: boolean
}

/** How long the head of a request may take, and all of it: looked at every 30 seconds by Node. */
const HEAD_MS = 15_000
const WHOLE_MS = 120_000

/**
 * How long a connection stays open that nobody uses: longer than proxies keep theirs to us (nginx and
 * most load balancers: 60 seconds). Whoever closes first must be the one who asks (decision 0365).
 */
const UNUSED_MS = 75_000

/**
 * Stands before Next: every request passes here first, whatever it is for, and every answer gets its
 * headers here, whoever writes it: pages, handlers, static files, redirects and errors.
 */
export function guardServer(server: Server, rules: EdgeRules): void {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (!goesOn(request, response, rules)) return
    const answer: Answering = { isMissing: false, response, hold: () => () => undefined }
    answerMissing(request, response, answer)
    whileAnswering(answer, () => {
      for (const listen of listeners) listen.call(server, request, response)
    })
  })
  // Without a listener Node takes a wish to change the protocol as the plain request that it is too.
  if (!rules.keepUpgrades) server.removeAllListeners('upgrade')
  server.on('clientError', (error, socket) => answerBroken(error, socket as Socket, rules))
  server.headersTimeout = HEAD_MS
  server.requestTimeout = WHOLE_MS
  server.keepAliveTimeout = UNUSED_MS
}

/** The latest answer on each connection. */
const latest = new WeakMap<Socket, ServerResponse>()

/** Whether it goes on to Next. */
function goesOn(request: IncomingMessage, response: ServerResponse, rules: EdgeRules): boolean {
  const path = pathOf(request.url ?? '/')
  const nonce = randomBytes(16).toString('base64')
  const headers = rules.headersOf({ path, nonce })
  // From here Next learns the nonce that its own scripts must carry.
  request.headers['content-security-policy'] = headers['Content-Security-Policy']
  delete request.headers['content-security-policy-report-only']
  writeHeaders(response, headers)

  // An answer of ours must not come between the parts of an earlier one on the same connection.
  const earlier = latest.get(request.socket)
  const isFirst = !earlier || earlier.writableFinished
  latest.set(request.socket, response)

  const address = rules.addressOf(request)
  const end = (refusal: Refusal | null, status: number) =>
    rules.answered({ path, address, status, refusal })
  const stop = (refusal: Refusal) => {
    end(refusal, refusal.status)
    if (isFirst) refuse(request, { headers, refusal })
    else request.socket.destroy()
  }
  const refusal = rules.refusalOf(request, { path, address })
  if (refusal) {
    stop(refusal)
    return false
  }
  const limits = { bytes: rules.bodyLimit(request, path), withinMs: rules.bodyMs }
  const isRefused = !boundBody(request, limits, stop)
  if (isRefused) return false
  rules.passed({ path, request, response })
  response.once('finish', () => end(null, response.statusCode))
  if (rules.answerHere({ path, request, response })) return false
  rules.change({ path, request, response })
  return true
}

/** Without what stands behind it; never the whole address, which may hold what somebody typed. */
function pathOf(url: string): string {
  const path = url.replace(/[?#].*$/s, '')
  return path.startsWith('/') ? path : '/'
}

/** As the answer begins to leave, over whatever was set before. */
function writeHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (...given: unknown[]) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    return writeHead(...given)
  }
}

/** A page that says while it is drawn that it is not there leaves as 404 (decision 0358). */
function answerMissing(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answering,
): void {
  // A page that is open already takes any other status for a fault, and loads the whole anew.
  if (request.headers['rsc'] !== undefined) return
  answer.hold = () => holdAnswer(response)
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  response.writeHead = (status: number, ...given: unknown[]) =>
    writeHead(answer.isMissing && status === 200 ? 404 : status, ...given)
}

/** What never became a request: no HTTP, a head that is too large or too slow. */
function answerBroken(error: NodeJS.ErrnoException, socket: Socket, rules: EdgeRules): void {
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy()
    return
  }
  const status = BROKEN[error.code ?? ''] ?? 400
  const headers = rules.headersOf({ path: '/', nonce: randomBytes(16).toString('base64') })
  socket.end(refusalText({ headers, refusal: { status, reason: 'broken' } }))
}

const BROKEN: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
