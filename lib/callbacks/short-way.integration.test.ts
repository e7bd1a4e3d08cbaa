import { createServer, request as send, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseSettings } from '@/lib/config/settings'
import { inbox } from '@/lib/db/tables/inbox'
import { edgeRules } from '@/lib/edge/edge-rules'
import { guardServer } from '@/lib/edge/guard-server'
import { eventually } from '@/lib/testing/eventually'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { testInstance, type TestInstance } from '@/lib/testing/test-instance'
import { callbackAt } from './callback-addresses'
import { receiveBody } from './receive-callback'
import { shortWay } from './short-way'

const CREDENTIALS = { appId: 10001, secretKey: 'simulator-secret-key' }
const NOW = new Date('2026-11-21T04:00:00Z')

let instance: TestInstance
let server: Server
let port: number
/** What went on to where Next is. */
let passedOn: string[]
/** What receiving throws, if it does. */
let fault: Error | null
/** Receiving waits for it, once all has come. */
let held: Promise<void>
/** Callbacks whose bodies were asked for, and those still coming. */
let began = 0
let reading = 0

beforeAll(async () => {
  instance = await testInstance({})
  server = createServer((request, response) => {
    passedOn.push(`${request.method} ${request.url}`)
    request.resume().once('end', () => response.end('by its route'))
  })
  const answerHere = shortWay(async (kind, read) => {
    began += 1
    reading += 1
    const raw = await read().finally(() => (reading -= 1))
    await held
    if (fault) throw fault
    const nowSeconds = NOW.getTime() / 1000
    const { db } = instance
    return receiveBody({ db, kind, credentials: [CREDENTIALS], nowSeconds }, () =>
      Promise.resolve(raw),
    )
  })
  const settings = parseSettings({})
  guardServer(server, edgeRules({ settings, refusedCallback: () => undefined, answerHere }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await instance.close()
})
beforeEach(() => {
  passedOn = []
  fault = null
  held = Promise.resolve()
  began = 0
})

type Answer = { status: number; headers: Record<string, unknown>; text: string }

/** Pieces whose length is told, unless it is not. */
function post(path: string, pieces: readonly Buffer[], isTold = true): Promise<Answer> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const headers = isTold ? { 'content-length': String(length) } : {}
  const request = send({ port, path, method: 'POST', headers, agent: false })
  return new Promise((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      )
    })
    for (const piece of pieces) request.write(piece)
    request.end()
  })
}

const signed = (remark: string) =>
  Buffer.from(signForTests({ meta: {}, order_id: 'P1', remark }, CREDENTIALS, NOW))
const kept = async (body: Buffer) =>
  (await instance.db.select().from(inbox)).filter(({ raw }) => raw === body.toString())

describe('a callback whose length is told', () => {
  it.each([
    ['/callbacks/food', 'food'],
    ['/callbacks/parcel', 'parcel'],
    ['/callbacks/express', 'express'],
    ['/callbacks/express-legacy', 'express'],
  ])('is kept and acknowledged before Next: %s', async (path, family) => {
    const body = signed(path)
    const { status, headers, text } = await post(path, [body])
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual(callbackAt(path)?.acknowledgement)
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'x-content-type-options': 'nosniff',
    })
    expect(await kept(body)).toEqual([expect.objectContaining({ family })])
    expect(passedOn).toEqual([])
  })

  it('is kept to the letter, however it is cut on its way', async () => {
    const body = signed('中環皇后大道中 1 號')
    const within = body.indexOf('皇') + 1
    await post('/callbacks/food', [body.subarray(0, within), body.subarray(within)])
    expect(await kept(body)).toHaveLength(1)
  })

  it.each([
    [401, signForTests({ order_id: 'P1' }, { ...CREDENTIALS, secretKey: 'another' }, NOW)],
    [400, '<html>'],
    [400, ''],
  ])('that is not right is refused by what is wrong with it: %i', async (status, body) => {
    const answer = await post('/callbacks/food', [Buffer.from(body)])
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.text)).not.toHaveProperty('error', 0)
    expect(passedOn).toEqual([])
  })

  it('is not acknowledged when receiving it fails', async () => {
    fault = new Error('made up')
    const answer = await post('/callbacks/food', [signed('fails')])
    expect(answer.status).toBe(500)
    expect(JSON.parse(answer.text)).toMatchObject({ error: 261103 })
  })

  it('of whoever leaves before all has come is not kept, and the next one is', async () => {
    const part = signed('leaves')
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /callbacks/food HTTP/1.1\r\nHost: desk.example\r\nContent-Length: ${part.length + 1}\r\n\r\n`,
    )
    socket.write(part)
    await eventually(async () => (await connections()) >= 1)
    socket.destroy()
    await eventually(async () => (await connections()) === 0)
    const next = signed('comes')
    expect((await post('/callbacks/food', [next])).status).toBe(200)
    expect(await kept(next)).toHaveLength(1)
    expect(await kept(part)).toEqual([])
  })
})

describe('whoever leaves before the answer', () => {
  it.each(['kept', 'failed'])('harms nobody else: %s all the same', async (how) => {
    let goOn = () => {}
    held = new Promise((resolve) => (goOn = resolve))
    if (how === 'failed') fault = new Error('made up')
    const body = signed(`left, ${how}`)
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /callbacks/food HTTP/1.1\r\nHost: desk.example\r\nContent-Length: ${body.length}\r\n\r\n`,
    )
    socket.write(body)
    await eventually(() => Promise.resolve(reading === 0 && began > 0))
    socket.destroy()
    await eventually(async () => (await connections()) === 0)
    goOn()
    await eventually(async () => how === 'failed' || (await kept(body)).length === 1)
    fault = null
    held = Promise.resolve()
    expect((await post('/callbacks/food', [signed(`after one left, ${how}`)])).status).toBe(200)
    expect(await kept(body)).toHaveLength(how === 'kept' ? 1 : 0)
  })
})

describe('all else goes on to its route', () => {
  it('a callback in pieces whose length nobody told', async () => {
    const answer = await post('/callbacks/food', [signed('pieces')], false)
    expect(answer.text).toBe('by its route')
    expect(passedOn).toEqual(['POST /callbacks/food'])
  })

  it.each(['/callbacks/food/', '/callbacks/other', '/sign-in', '/callbacks/__proto__'])(
    'what comes to %s',
    async (path) => {
      expect((await post(path, [signed(path)])).text).toBe('by its route')
    },
  )

  it('another method', async () => {
    const response = await fetch(`http://127.0.0.1:${port}/callbacks/food`)
    expect(await response.text()).toBe('by its route')
  })
})

it('stands before the routes that there are, and before no others', () => {
  const routes = readdirSync('app/callbacks')
  expect(routes).toHaveLength(4)
  for (const name of routes) expect(callbackAt(`/callbacks/${name}`)).not.toBeNull()
})

const connections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
