import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  answerAsMissing,
  answerInTheMaking,
  answerLeaves,
  answerWaits,
} from '@/lib/config/answering'
import { bodyLimit } from './body-limit'
import { guardServer, type EdgeRules } from './guard-server'

const SESSION = 'next-auth.session-token=made-up'
const HEADERS = { 'Content-Security-Policy': 'policy', 'X-Content-Type-Options': 'nosniff' }

/** What stands for Next: reads every body to its end, as NextAuth does, and says how long it was. */
let reached: { url: string; bytes: number; policy: unknown }[]
let server: Server
let port: number
let answered: string[]

async function serve(change: Partial<EdgeRules> = {}) {
  const rules: EdgeRules = {
    headersOf: () => HEADERS,
    addressOf: () => '203.0.113.9',
    refusalOf: () => null,
    passed: () => undefined,
    answerHere: () => false,
    change: () => undefined,
    bodyLimit,
    bodyMs: 60_000,
    answered: ({ status, refusal }) => answered.push(`${status} ${refusal?.reason ?? 'passed'}`),
    keepUpgrades: false,
    ...change,
  }
  guardServer(server, rules)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
}

beforeEach(() => {
  reached = []
  answered = []
  server = createServer((request: IncomingMessage, response) => {
    const seen = {
      url: request.url ?? '',
      bytes: 0,
      policy: request.headers['content-security-policy'],
    }
    reached.push(seen)
    request.on('data', (chunk: Buffer) => (seen.bytes += chunk.length))
    // As with Next, where a browser that goes away is nobody's fault.
    request.on('error', () => undefined)
    request.on('end', () => response.setHeader('Content-Security-Policy', 'mine').end('done'))
  })
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Sends pieces as they are, and gives all that came back by the time the line was cut. */
async function raw(...pieces: (string | Buffer)[]): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  const heard: Buffer[] = []
  socket.on('data', (chunk: Buffer) => heard.push(chunk))
  socket.on('error', () => undefined)
  for (const piece of pieces) socket.write(piece)
  await new Promise((resolve) => socket.once('close', resolve))
  return Buffer.concat(heard).toString()
}

const head = (line: string, ...headers: string[]) =>
  [`${line} HTTP/1.1`, 'Host: desk.example', ...headers, '', ''].join('\r\n')

/** A body in pieces whose length nobody said. */
const chunked = (bytes: number) => {
  const piece = Buffer.alloc(64 * 1024, 'x')
  const pieces: (string | Buffer)[] = []
  for (let left = bytes; left > 0; left -= piece.length) {
    pieces.push(`${piece.length.toString(16)}\r\n`, piece, '\r\n')
  }
  return [...pieces, '0\r\n\r\n']
}

const MEGABYTE = 1024 * 1024

describe('a body that is too large', () => {
  it.each([
    ['POST /api/auth/callback/credentials', ''],
    ['POST /api/parcels/quote', ''],
    ['POST /api/parcels/quote', SESSION],
    ['POST /callbacks/food', ''],
    ['POST /sign-in', ''],
    ['POST /imports/new', SESSION],
    ['GET /food', SESSION],
    ['PUT /food', SESSION],
  ])(
    'is refused before any of it is read where its length is told: %s %s',
    async (line, cookie) => {
      await serve()
      const answer = await raw(head(line, `Cookie: ${cookie}`, `Content-Length: ${24 * MEGABYTE}`))
      expect(answer).toMatch(/^HTTP\/1\.1 413 /)
      expect(answer).toContain('X-Content-Type-Options: nosniff')
      expect(reached).toEqual([])
      expect(answered).toEqual(['413 too-large'])
    },
  )

  it.each([
    ['POST /api/auth/callback/credentials', '', 16 * 1024],
    ['POST /callbacks/food', '', 64 * 1024],
    ['POST /imports/new', SESSION, MEGABYTE],
    ['GET /food', SESSION, 0],
  ])('is stopped at the limit where it comes in pieces: %s %s', async (line, cookie, limit) => {
    await serve()
    const start = head(line, `Cookie: ${cookie}`, 'Transfer-Encoding: chunked')
    const answer = await raw(start, ...chunked(3 * MEGABYTE))
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(reached[0]?.bytes).toBeLessThanOrEqual(limit)
    expect(answered).toEqual(['413 too-large'])
  })
})

describe('a body that fits', () => {
  it.each([
    ['/api/auth/callback/credentials', 16 * 1024],
    ['/callbacks/food', 64 * 1024],
    ['/sign-in', 64 * 1024],
  ])('to %s of %i bytes goes through whole, told or in pieces', async (path, bytes) => {
    await serve()
    const told = await raw(
      head(`POST ${path}`, `Content-Length: ${bytes}`, 'Connection: close'),
      Buffer.alloc(bytes, 'x'),
    )
    expect(told).toMatch(/^HTTP\/1\.1 200 /)
    const pieces = await raw(
      head(`POST ${path}`, 'Transfer-Encoding: chunked', 'Connection: close'),
      `${bytes.toString(16)}\r\n`,
      Buffer.alloc(bytes, 'x'),
      '\r\n0\r\n\r\n',
    )
    expect(pieces).toMatch(/^HTTP\/1\.1 200 /)
    expect(reached.map((one) => one.bytes)).toEqual([bytes, bytes])
  })
})

it('ends a body that never comes', async () => {
  await serve({ bodyMs: 20 })
  const answer = await raw(head('POST /sign-in', 'Content-Length: 10'), 'only')
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(answered).toEqual(['408 too-slow'])
})

it('does not hurry the answer to a body that has come', async () => {
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response) => {
    request.resume()
    request.once('end', () => setTimeout(() => response.end('late'), 60))
  })
  await serve({ bodyMs: 20 })
  const answer = await raw(head('POST /sign-in', 'Content-Length: 4', 'Connection: close'), 'body')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})

it('refuses what its rules refuse, with what they say, and reads nothing of it', async () => {
  const headers = { 'Retry-After': '1' }
  await serve({
    refusalOf: () => ({ status: 429, reason: 'too-many', headers, body: { error: 7 } }),
  })
  const answer = await raw(head('POST /callbacks/food', 'Content-Length: 4'), 'body')
  expect(answer).toMatch(/^HTTP\/1\.1 429 /)
  expect(answer).toContain('Retry-After: 1')
  expect(answer).toContain('{"error":7}')
  expect(reached).toEqual([])
})

it.each([
  ['as 404 what its writer says is not there', [], 200, 404],
  ['as it is to a page that is open already', ['RSC: 1'], 200, 200],
  ['with a status of its own where it has one', [], 503, 503],
])('answers %s', async (_, headers, status, answeredAs) => {
  server.removeAllListeners('request')
  server.on('request', (_request, response) => {
    // As a page does that looks for something first.
    setImmediate(() => {
      answerAsMissing()
      response.statusCode = status
      response.end('none of that name')
    })
  })
  await serve()
  const answer = await raw(head('GET /track/none', 'Connection: close', ...headers))
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${answeredAs} `))
  expect(answer).toContain('none of that name')
  expect(answered).toEqual([`${answeredAs} passed`])
})

type Packed = ServerResponse & { flush: () => void }

/**
 * As Next does: something packs the answer, which sends the head itself and gives out what it packed
 * where it is told to, and the frame comes first.
 */
function serveFramed(drawPage: (response: Packed) => void) {
  server.removeAllListeners('request')
  server.on('request', (_request, response) => {
    const write = response.write.bind(response)
    let packed = ''
    const packing = {
      write(text: string) {
        if (!response.headersSent) response.writeHead(response.statusCode)
        packed += `<${text}>`
        return true
      },
      flush() {
        if (packed) write(packed)
        packed = ''
      },
    }
    const answer = Object.assign(response, packing)
    answerWaits()
    answer.flushHeaders()
    answer.write('frame')
    answer.flush()
    setImmediate(() => drawPage(answer))
  })
  return serve()
}

it.each([
  ['is not there', answerAsMissing, 404],
  ['is there', () => undefined, 200],
])('keeps the frame of a page back until it says that it %s', async (_, say, status) => {
  await serveFramed((response) => {
    say()
    answerLeaves()
    response.write('page')
    response.flush()
    response.end()
  })
  const answer = await raw(head('GET /parcels/7', 'Connection: close'))
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toMatch(/<frame>[^]*<page>/)
})

it('lets the frame of a page go as soon as it is known to be there', async () => {
  let frameSeen = () => undefined as unknown
  await serveFramed((response) => {
    frameSeen = () => response.end()
    answerLeaves()
  })
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString()
    if (heard.includes('<frame>')) frameSeen()
  })
  socket.write(head('GET /reports', 'Connection: close'))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(heard).toMatch(/^HTTP\/1\.1 200 /)
})

it('lets go of what nobody waits for any more', async () => {
  const written = new Promise<boolean>((resolve) => {
    server.removeAllListeners('request')
    server.on('request', (_request, response) => {
      answerWaits()
      response.write('frame')
      response.once('close', () => {
        answerLeaves()
        resolve(response.writableFinished)
      })
      socket.destroy()
    })
  })
  await serve()
  const socket = connect(port, '127.0.0.1')
  socket.write(head('GET /parcels/7'))
  expect(await written).toBe(false)
  // Nothing that is written to it then ends the others.
  server.removeAllListeners('request')
  server.on('request', (_request, response) => response.end('another'))
  expect(await raw(head('GET /', 'Connection: close'))).toContain('another')
})

it('keeps nothing back from a page that is open already', async () => {
  const sent: boolean[] = []
  server.removeAllListeners('request')
  server.on('request', (_request, response) => {
    answerWaits()
    response.write('frame')
    sent.push(response.headersSent)
    answerLeaves()
    response.end()
  })
  await serve()
  await raw(head('GET /parcels/7', 'RSC: 1', 'Connection: close'))
  await raw(head('GET /parcels/7', 'Connection: close'))
  expect(sent).toEqual([true, false])
})

it('makes known to whatever answers later which answer it is', async () => {
  server.removeAllListeners('request')
  server.on('request', (_request, response) => {
    setImmediate(() => response.end(answerInTheMaking() === response ? 'mine' : 'another'))
  })
  await serve()
  expect(await raw(head('GET /api/live', 'Connection: close'))).toContain('mine')
  expect(answerInTheMaking()).toBeNull()
})

it('writes its headers on every answer, over whatever its writer set, and tells Next the policy', async () => {
  await serve()
  const answer = await raw(head('GET /', 'Content-Security-Policy: theirs', 'Connection: close'))
  expect(answer).toContain('Content-Security-Policy: policy')
  expect(answer).not.toContain('mine')
  expect(reached[0]?.policy).toBe('policy')
})

it('writes them also where nothing became a request', async () => {
  await serve()
  for (const broken of ['nonsense\r\n\r\n', head('GET /', `X-Long: ${'x'.repeat(20_000)}`)]) {
    const answer = await raw(broken)
    expect(answer).toMatch(/^HTTP\/1\.1 4(00|31) /)
    expect(answer).toContain('X-Content-Type-Options: nosniff')
  }
})

it('takes a wish for another protocol as a plain request, under the same rules', async () => {
  server.on('upgrade', (_request, socket: Socket) => socket.end('upgraded'))
  await serve()
  const wish = ['Connection: Upgrade', 'Upgrade: websocket', `Content-Length: ${MEGABYTE}`]
  expect(await raw(head('POST /callbacks/food', ...wish))).toMatch(/^HTTP\/1\.1 413 /)
})

it('keeps a connection that nobody uses for longer than the proxy of docs/deploy', async () => {
  await serve()
  const nginx = readFileSync('docs/deploy/nginx.conf', 'utf8')
  const proxyKeeps = Number(/\bkeepalive_timeout (\d+)s;/.exec(nginx)?.[1])
  const socket = connect(port, '127.0.0.1')
  socket.write(head('GET /'))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  const serverKeeps = Number(/^Keep-Alive: timeout=(\d+)/im.exec(answer.toString())?.[1])
  expect(serverKeeps).toBeGreaterThan(proxyKeeps)
})
