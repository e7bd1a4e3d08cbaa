import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeStreams, openStream } from './open-stream'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  closeStreams()
  vi.useRealTimers()
})

it('looks up the rights of streams that were opened together one by one', async () => {
  const looks = Array.from({ length: 100 }, () => 0)
  const none = new Set<number>()
  const sight = { stores: none, orders: { food: none, parcel: none, express: none } }
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
