import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeToNodeResponse } from 'next/dist/server/pipe-readable'
import { afterEach, describe, expect, it } from 'vitest'
import { eventually } from '@/lib/testing/eventually'
import { PIECES_AS_BYTES, pieceWriter } from './piece-writer'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Stream = {
  write: (text: string) => void
  isFarBehind: () => boolean
  close: () => void
  /** Pieces that went through Next's stream. */
  throughNext: () => number
  answer: ServerResponse
}

/** A server whose answer Next makes of a stream, as it does for a route. */
async function answered(options: { isNodesKnown: boolean }) {
  let open: (stream: Stream) => void
  const opened = new Promise<Stream>((resolve) => (open = resolve))
  server = createServer((_, answer) => {
    let count = 0
    const source: UnderlyingDefaultSource<Uint8Array> = {
      start(controller) {
        const counting = {
          get desiredSize() {
            return controller.desiredSize
          },
          enqueue: (piece: Uint8Array) => {
            count += 1
            controller.enqueue(piece)
          },
        } as ReadableStreamDefaultController<Uint8Array>
        const writer = pieceWriter(counting, options.isNodesKnown ? answer : undefined)
        open({
          write: (text) => writer.write(new TextEncoder().encode(text)),
          isFarBehind: writer.isFarBehind,
          close: () => controller.close(),
          throughNext: () => count,
          answer,
        })
      },
    }
    void pipeToNodeResponse(new ReadableStream(source, PIECES_AS_BYTES), answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' })
  const response = new Promise<IncomingMessage>((resolve) => request.once('response', resolve))
  return { stream: await opened, response, leave: () => request.destroy() }
}

async function read(response: Promise<IncomingMessage>): Promise<string> {
  let text = ''
  for await (const chunk of (await response).setEncoding('utf8')) text += chunk as string
  return text
}

const pieces = (count: number, of: string) =>
  Array.from({ length: count }, (_, nth) => `${of}${nth};`)

describe('pieces of a live stream', () => {
  it('come in the order in which they were written, on either way', async () => {
    const { stream, response } = await answered({ isNodesKnown: true })
    const all = read(response)
    const written = [pieces(20, 'first'), pieces(20, 'then'), pieces(20, 'last')]
    for (const [nth, some] of written.entries()) {
      // The second lot while the first is still on its way, the third once the way past Next is open.
      if (nth === 2) await response
      for (const piece of some) stream.write(piece)
      await new Promise((resolve) => setImmediate(resolve))
    }
    stream.close()
    expect(await all).toBe(written.flat().join(''))
    expect(stream.throughNext()).toBeGreaterThan(0)
    expect(stream.throughNext()).toBeLessThanOrEqual(40)
  })

  it('go through Next where Node’s answer is not known', async () => {
    const { stream, response } = await answered({ isNodesKnown: false })
    const all = read(response)
    stream.write('one;')
    await response
    for (const piece of pieces(5, 'more')) stream.write(piece)
    stream.close()
    expect(await all).toBe(`one;${pieces(5, 'more').join('')}`)
    expect(stream.throughNext()).toBe(6)
  })

  it.each([true, false])('wait for a reader who stands still, not for ever (%s)', async (known) => {
    const { stream, response } = await answered({ isNodesKnown: known })
    stream.write('one;')
    const stopped = await response
    stopped.pause()
    expect(stream.isFarBehind()).toBe(false)
    const large = 'x'.repeat(100_000)
    await eventually(async () => {
      stream.write(large)
      await new Promise((resolve) => setImmediate(resolve))
      return stream.isFarBehind()
    })
    stopped.resume()
    await eventually(() => Promise.resolve(!stream.isFarBehind()))
    stream.close()
  })

  it.each(['whoever read them has left', 'they have ended'])(
    'are thrown away when %s',
    async (how) => {
      const { stream, response, leave } = await answered({ isNodesKnown: true })
      const failed: unknown[] = []
      stream.answer.on('error', (error) => failed.push(error))
      stream.write('one;')
      const reading = await response
      stream.write('two;')
      if (how === 'they have ended') {
        stream.close()
        reading.resume()
      } else leave()
      await eventually(() => Promise.resolve(stream.answer.closed))
      for (const piece of pieces(5, 'late')) stream.write(piece)
      await new Promise((resolve) => setImmediate(resolve))
      expect(failed).toEqual([])
      expect(stream.isFarBehind()).toBe(false)
      expect(stream.throughNext()).toBe(1)
    },
  )
})
