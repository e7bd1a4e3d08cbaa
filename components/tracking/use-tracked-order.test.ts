import { afterEach, expect, it, vi } from 'vitest'
import { readTrackedOrder } from './use-tracked-order'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const look = () => readTrackedOrder('TOKEN', new AbortController().signal)

it('asks for the order of its link', async () => {
  const order = { stage: 'riding' }
  const fetched = vi.fn().mockResolvedValue(Response.json(order))
  vi.stubGlobal('fetch', fetched)
  expect(await look()).toEqual(order)
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/track/TOKEN')
})

it.each([
  ['ended', () => Promise.resolve(Response.json({}, { status: 404 }))],
  ['failed', () => Promise.resolve(Response.json({}, { status: 500 }))],
  ['failed', () => Promise.resolve(new Response('<html>'))],
  ['failed', () => Promise.reject(new TypeError('no network'))],
])('is %s', async (outcome, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await look()).toBe(outcome)
})

it.each([
  ['the page is left', (leave: AbortController) => leave.abort()],
  ['nobody answers for ten seconds', () => vi.advanceTimersByTime(10_000)],
])('has failed when %s', async (_when, happens) => {
  vi.useFakeTimers()
  const waiting = vi.fn(
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('ended', 'AbortError')))
      }),
  )
  vi.stubGlobal('fetch', waiting)
  const leave = new AbortController()
  const looked = readTrackedOrder('TOKEN', leave.signal)
  happens(leave)
  expect(await looked).toBe('failed')
})
