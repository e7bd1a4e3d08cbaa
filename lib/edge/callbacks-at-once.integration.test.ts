import { createServer, request as send, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseSettings } from '@/lib/config/settings'
import { eventually } from '@/lib/testing/eventually'
import { edgeRules } from './edge-rules'
import { guardServer } from './guard-server'

const MOST = 3

let server: Server
let port: number
/** Those that have come whole, and wait for their answers. */
let working: ServerResponse[]

beforeEach(async () => {
  working = []
  server = createServer((request, response) => {
    request.resume()
    request.on('error', () => undefined)
    request.on('end', () => working.push(response))
  })
  const settings = parseSettings({})
  guardServer(
    server,
    edgeRules({ settings, refusedCallback: () => undefined, mostCallbacksAtOnce: MOST }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

type Answer = { status: number; retryAfter: string | undefined; text: string }

function post(path = '/callbacks/food'): { answer: Promise<Answer>; leave: () => void } {
  const request = send({ port, path, method: 'POST', headers: { 'content-length': '2' } })
  const answer = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject)
    request.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.once('end', () => {
        const retryAfter = response.headers['retry-after']
        resolve({ status: response.statusCode ?? 0, retryAfter, text })
      })
    })
  })
  answer.catch(() => undefined)
  request.end('{}')
  return { answer, leave: () => request.destroy() }
}

const arrived = (count: number) => eventually(() => Promise.resolve(working.length === count))

it('sends a callback away that is too many, to come again, and takes it once one has ended', async () => {
  const first = post()
  const others = [post(), post()]
  await arrived(MOST)
  const shed = await post().answer
  expect(shed).toMatchObject({ status: 503, retryAfter: '15' })
  expect(JSON.parse(shed.text)).toMatchObject({ error: 261103 })
  expect(working).toHaveLength(MOST)

  for (const response of working) response.end('taken')
  for (const { answer } of [first, ...others]) expect((await answer).status).toBe(200)
  const next = post()
  await arrived(MOST + 1)
  working.at(-1)?.end('taken')
  expect((await next.answer).text).toBe('taken')
})

it('counts neither who left, nor whose body has not come, nor what is no callback', async () => {
  const left = [post(), post(), post()]
  await arrived(MOST)
  const closed = working.map((response) => new Promise((done) => response.once('close', done)))
  for (const { leave } of left) leave()
  await Promise.all(closed)
  const slow = Array.from({ length: MOST }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      'POST /callbacks/food HTTP/1.1\r\nHost: desk.example\r\nContent-Length: 9\r\n\r\n{',
    )
    return socket
  })
  await eventually(async () => (await connections()) >= MOST)
  const pages = [post('/sign-in'), post('/sign-in'), post('/sign-in')]
  await arrived(2 * MOST)
  const taken = post()
  await arrived(2 * MOST + 1)
  for (const response of working) response.end('taken')
  expect((await taken.answer).status).toBe(200)
  for (const { answer } of pages) expect((await answer).status).toBe(200)
  for (const socket of slow) socket.destroy()
})

const connections = () =>
  new Promise<number>((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
