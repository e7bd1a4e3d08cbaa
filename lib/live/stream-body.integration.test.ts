import { once } from 'node:events'
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable'
import { afterEach, beforeEach, expect, it, type Mock, vi } from 'vitest'
import { eventually } from '@/lib/testing/eventually'
import { streamBody, type StreamBody } from './stream-body'

let server: Server
/** The stream that the server is writing, and the answer that it is the body of. */
let given: { stream: StreamBody; response: ServerResponse; onGone: Mock } | undefined

/** As Next does with what a route gives it. */
beforeEach(async () => {
  given = undefined
  server = createServer((request, response) => {
    const isKnown = request.url !== '/unknown'
    const onGone = vi.fn()
    const stream = streamBody(isKnown ? response : null, onGone)
    given = { stream, response, onGone }
    void pipeToNodeResponse(stream.body, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Asks, and has what comes noted. */
async function open(path = '/', first = 'first;') {
  const asked = get({ port: (server.address() as AddressInfo).port, path })
  const stream = await eventually(() => {
    if (!given) throw new Error('the server was not asked')
    return Promise.resolve(given)
  })
  write(stream.stream, first)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  let heard = ''
  answer.setEncoding('utf8').on('data', (text: string) => (heard += text))
  answer.on('error', () => undefined)
  const hears = (text: string) =>
    eventually(() => {
      expect(heard).toBe(text)
      return Promise.resolve(true)
    })
  return { ...stream, asked, answer, hears }
}

const write = ({ write: writePiece }: StreamBody, text: string) => writePiece(Buffer.from(text))

it('writes to the answer itself once its head has left', async () => {
  const { stream, response, hears } = await open()
  await hears('first;')
  const straight = vi.spyOn(response, 'write')
  expect(write(stream, 'second;')).toBe(true)
  expect(straight).toHaveBeenCalledTimes(1)
  await hears('first;second;')
})

it.each(['/', '/unknown'])(
  'keeps the order of what is written, whenever it is: %s',
  async (path) => {
    const pieces = Array.from({ length: 2_000 }, (_, nth) => `${nth};`)
    const { stream, hears } = await open(path, '')
    for (const [nth, piece] of pieces.entries()) {
      write(stream, piece)
      // Before the head has left, while it leaves, and after.
      if (nth % 7 === 0) await Promise.resolve()
      if (nth % 50 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    await hears(pieces.join(''))
  },
)

it('ends what it wrote, after the last piece', async () => {
  const { stream, answer, hears } = await open()
  await hears('first;')
  const ended = once(answer, 'end')
  write(stream, 'last')
  stream.end()
  await ended
  await hears('first;last')
})

it.each(['/', '/unknown'])('says when the reader does not keep up: %s', async (path) => {
  const { stream, answer, hears } = await open(path)
  await hears('first;')
  answer.pause()
  const piece = 'x'.repeat(100_000)
  const written = Array.from({ length: 700 }, () => write(stream, piece))
  expect(written[0]).toBe(true)
  expect(written.at(-1)).toBe(false)
})

it('tells that the reader went away, and writes nothing to it any more', async () => {
  const { stream, response, onGone, asked, hears } = await open()
  await hears('first;')
  asked.destroy()
  await eventually(() => {
    expect(onGone).toHaveBeenCalledTimes(1)
    return Promise.resolve(true)
  })
  const straight = vi.spyOn(response, 'write')
  expect(write(stream, 'late')).toBe(false)
  expect(straight).not.toHaveBeenCalled()
})
