import { beforeEach, expect, it, vi } from 'vitest'
import type { LiveEvent } from '@/lib/live/model/live-event'
import type { StreamListener } from './live-group'
import { LiveHub, WatchCounts } from './live-hub'

let stream: StreamListener
let begunWith: number
let lookAway: () => void

const open = (_person: number, since: number, on: StreamListener) => {
  stream = on
  begunWith = since
  return { watch: () => undefined, close: () => undefined }
}

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
  vi.stubGlobal('document', {
    addEventListener: (_type: 'visibilitychange', heard: () => void) => (lookAway = heard),
  })
})

/** A page that is at something for ever, or nobody looks at. */
const busy = { isHidden: () => false, whenIdle: () => undefined }
const hidden = { isHidden: () => true, whenIdle: () => undefined }

function startedHub(attention = hidden) {
  const hub = new LiveHub(0, open, attention)
  hub.run(1, () => undefined)
  return hub
}

function heardBy(hub: LiveHub): string[] {
  const heard: string[] = []
  hub.listen(({ type }: LiveEvent) => heard.push(type))
  return heard
}

it('a page that wakes up after the stream reads afresh: it missed what came before', () => {
  const hub = startedHub()
  stream.onConnection({ state: 'live', since: 1 })
  stream.onEvent({ type: 'resync' })
  expect(heardBy(hub)).toEqual(['resync'])
})

it('a page that is there before the stream hears its first word, once', () => {
  const hub = startedHub()
  const heard = heardBy(hub)
  expect(heard).toEqual([])
  stream.onConnection({ state: 'live', since: 1 })
  stream.onEvent({ type: 'resync' })
  expect(heard).toEqual(['resync'])
})

it('a page that is at something hears the first word, and the next ones once it is looked away from', () => {
  const hub = startedHub(busy)
  const heard = heardBy(hub)
  stream.onEvent({ type: 'resync' })
  stream.onEvent({ type: 'beat', at: '2026-01-05T04:00:00.000Z' })
  expect(heard).toEqual(['resync'])
  lookAway()
  expect(heard).toEqual(['resync', 'beat'])
})

it('what waited for a stream that is left is not heard from the next one', () => {
  const hub = startedHub(busy)
  const heard = heardBy(hub)
  stream.onEvent({ type: 'resync' })
  stream.onEvent({ type: 'beat', at: '2026-01-05T04:00:00.000Z' })
  hub.reopen()
  lookAway()
  expect(heard).toEqual(['resync'])
})

it('tells of a connection when it turns, not with every word of it', () => {
  const hub = startedHub()
  let told = 0
  hub.onConnection(() => (told += 1))
  stream.onConnection({ state: 'live', since: 1 })
  const live = hub.connection()
  stream.onConnection({ state: 'live', since: 2 })
  expect(hub.connection()).toBe(live)
  expect(told).toBe(1)
  stream.onConnection({ state: 'lost', since: 2 })
  expect(hub.connection()).toEqual({ state: 'lost', since: 2 })
  expect(told).toBe(2)
})

it('begins anew with the moment of the last word, however long it was live', () => {
  const hub = startedHub()
  stream.onConnection({ state: 'live', since: 1 })
  stream.onConnection({ state: 'live', since: 2 })
  hub.reopen()
  expect(begunWith).toBe(2)
})

it('who has left hears nothing more', () => {
  const hub = startedHub()
  const heard: string[] = []
  const leave = hub.listen(({ type }) => heard.push(type))
  leave()
  stream.onEvent({ type: 'resync' })
  expect(heard).toEqual([])
})

it('watches an order until the last component lets go of it', () => {
  const counts = new WatchCounts()
  counts.add(4)
  counts.add(4)
  counts.add(6)
  counts.remove(4)
  expect(counts.ids()).toEqual([4, 6])
  counts.remove(4)
  expect(counts.ids()).toEqual([6])
  counts.remove(99)
  expect(counts.ids()).toEqual([6])
})
