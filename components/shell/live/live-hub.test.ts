import { beforeEach, expect, it, vi } from 'vitest'
import type { LiveEvent } from '@/lib/live/model/live-event'
import type { StreamListener } from './live-group'
import { LiveHub, WatchCounts } from './live-hub'

let stream: StreamListener

const open = (_person: number, _since: number, on: StreamListener) => {
  stream = on
  return { watch: () => undefined, close: () => undefined }
}

beforeEach(() => {
  vi.stubGlobal('window', { addEventListener: () => undefined })
})

function startedHub() {
  const hub = new LiveHub(0, open)
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
