import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whileAnswering } from '@/lib/config/answering'
import type { LiveEvent } from './model/live-event'
import { closeStreams, openStream } from './open-stream'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  closeStreams()
  vi.useRealTimers()
})

const none = new Set<number>()
const sight = { stores: none, orders: { food: none, parcel: none, express: none } }

it('writes to the answer that is being made, once its head has left', async () => {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const written = vi.spyOn(response, 'write').mockReturnValue(true)
  let send: ((events: readonly LiveEvent[]) => void) | undefined
  let stream: Response | undefined
  whileAnswering({ isMissing: false, response, hold: () => () => undefined }, () => {
    stream = openStream({
      hub: {
        subscribe: (subscriber) => {
          send = subscriber.send
          return Promise.resolve(() => true)
        },
      },
      person: { id: 1, sessionId: null },
      watched: none,
      sight,
      rights: () => Promise.resolve(sight),
      signal: new AbortController().signal,
      now: () => new Date(),
      clock: () => null,
    })
  })
  const reader = stream!.body!.getReader()
  await reader.read()
  response.writeHead(200)
  // As Next does once it has written all that was there.
  await reader.read()
  void reader.read()
  await vi.advanceTimersByTimeAsync(0)
  expect(written).not.toHaveBeenCalled()
  send?.([{ type: 'store', storeId: 7 }])
  expect(
    written.mock.calls.map(([piece]) => new TextDecoder().decode(piece as Uint8Array)),
  ).toEqual(['event: store\ndata: {"type":"store","storeId":7}\n\n'])
})

it('looks up the rights of streams that were opened together one by one', async () => {
  const looks = Array.from({ length: 100 }, () => 0)
  for (const [nth] of looks.entries()) {
    openStream({
      hub: { subscribe: () => Promise.resolve(() => true) },
      person: { id: nth, sessionId: null },
      watched: none,
      sight,
      rights: () => {
        looks[nth] = (looks[nth] ?? 0) + 1
        return Promise.resolve(sight)
      },
      signal: new AbortController().signal,
      now: () => new Date(),
      clock: () => null,
      beatMs: 10_000,
    })
  }
  const looked = () => [...new Set(looks)].toSorted()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(looked()).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(looked()).toEqual([1])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(looked()).toEqual([2])
})
