import { describe, expect, it } from 'vitest'
import { type LiveEvent, SILENCE_MS } from '@/lib/live/model/live-event'
import type { Connection } from './connection'
import { handClock } from '@/lib/testing/hand-clock'
import { type Connect, LiveStream, backoffMs, liveUrl } from './live-stream'

type Opened = {
  url: string
  closed: boolean
  say: (event: LiveEvent) => void
  end: (refused?: boolean) => void
}

const BEAT: LiveEvent = { type: 'beat', at: '2026-01-01T00:00:00Z' }
const RESYNC: LiveEvent = { type: 'resync' }

function start(watched: number[] = []) {
  const clock = handClock(100_000)
  const opened: Opened[] = []
  const events: LiveEvent[] = []
  const connections: Connection[] = []
  let refusals = 0
  const connect: Connect = (url, on) => {
    const one: Opened = {
      url,
      closed: false,
      say: on.event,
      end: (refused = false) => on.end(refused),
    }
    opened.push(one)
    return { close: () => void (one.closed = true) }
  }
  const stream = new LiveStream(
    {
      connect,
      clock,
      since: 100_000,
      onEvent: (event) => events.push(event),
      onConnection: (connection) => connections.push(connection),
      onRefused: () => (refusals += 1),
    },
    watched,
  )
  return { clock, opened, events, connections, stream, refusals: () => refusals }
}

describe('LiveStream', () => {
  it('is live from the first event on and passes every event', () => {
    const { opened, events, connections } = start()
    expect(opened.map(({ url }) => url)).toEqual(['/api/live'])
    opened[0]!.say(RESYNC)
    expect(events).toEqual([RESYNC])
    expect(connections).toEqual([{ state: 'live', since: 100_000 }])
  })

  it('comes back after a loss, each time later, and says how long it has been gone', () => {
    const { clock, opened, connections } = start()
    opened[0]!.say(RESYNC)
    opened[0]!.end()
    expect(connections.at(-1)).toEqual({ state: 'connecting', since: 100_000 })
    clock.pass(499)
    expect(opened).toHaveLength(1)
    clock.pass(1)
    expect(opened).toHaveLength(2)
    opened[1]!.end()
    clock.pass(999)
    expect(opened).toHaveLength(2)
    clock.pass(1)
    expect(opened).toHaveLength(3)
    clock.pass(20_000)
    opened[2]!.say(BEAT)
    expect(connections.at(-1)).toEqual({ state: 'live', since: 121_500 })
  })

  it('calls the connection lost at the first attempt that fails after 30 seconds', () => {
    const { clock, opened, connections } = start()
    opened[0]!.say(RESYNC)
    opened[0]!.end()
    while (clock.now() < 140_000) {
      clock.pass(500)
      opened.at(-1)!.end()
    }
    expect(connections.at(-1)).toEqual({ state: 'lost', since: 100_000 })
  })

  it('gives up a stream that has gone silent', () => {
    const { clock, opened, connections } = start()
    opened[0]!.say(RESYNC)
    clock.pass(SILENCE_MS - 1)
    opened[0]!.say(BEAT)
    clock.pass(SILENCE_MS - 1)
    expect(opened[0]!.closed).toBe(false)
    clock.pass(1)
    expect(opened[0]!.closed).toBe(true)
    expect(connections.at(-1)?.state).toBe('connecting')
    clock.pass(500)
    expect(opened).toHaveLength(2)
  })

  it('gives up an attempt that never answers', () => {
    const { clock, opened } = start()
    clock.pass(SILENCE_MS)
    expect(opened[0]!.closed).toBe(true)
    clock.pass(500)
    expect(opened).toHaveLength(2)
  })

  it('keeps the old stream until the one with the new watches speaks', () => {
    const { opened, events, stream, connections } = start()
    opened[0]!.say(RESYNC)
    stream.watch([9, 7])
    expect(opened[1]!.url).toBe('/api/live?watch=7,9')
    opened[0]!.say(BEAT)
    expect(opened[0]!.closed).toBe(false)
    opened[1]!.say(RESYNC)
    expect(opened[0]!.closed).toBe(true)
    opened[0]!.say(BEAT)
    expect(events).toEqual([RESYNC, BEAT, RESYNC])
    expect(connections.every(({ state }) => state === 'live')).toBe(true)
  })

  it('does not open anew for the same watches in another order', () => {
    const { opened, stream } = start([7, 9])
    stream.watch([9, 7])
    expect(opened).toHaveLength(1)
  })

  it('stays live on the old stream while the new watches cannot be had, and keeps trying', () => {
    const { clock, opened, connections, stream } = start()
    opened[0]!.say(RESYNC)
    stream.watch([7])
    opened[1]!.end()
    expect(connections.at(-1)?.state).toBe('live')
    clock.pass(500)
    expect(opened[2]!.url).toBe('/api/live?watch=7')
  })

  it('tells when the server answers with something else than a stream', () => {
    const { opened, refusals } = start()
    opened[0]!.end(true)
    expect(refusals()).toBe(1)
  })

  it('retries at once when told to, unless it is open', () => {
    const { clock, opened, stream } = start()
    stream.retryNow()
    expect(opened).toHaveLength(1)
    stream.drop()
    stream.retryNow()
    expect(opened).toHaveLength(2)
    clock.pass(SILENCE_MS - 1)
    expect(opened).toHaveLength(2)
  })

  it('does nothing more once closed', () => {
    const { clock, opened, events, stream } = start()
    stream.close()
    opened[0]!.say(RESYNC)
    opened[0]!.end()
    clock.pass(60_000)
    expect(events).toEqual([])
    expect(opened).toHaveLength(1)
  })
})

describe('liveUrl', () => {
  it('names the watched orders in order', () => {
    expect(liveUrl([])).toBe('/api/live')
    expect(liveUrl([30, 4])).toBe('/api/live?watch=4,30')
  })
})

describe('backoffMs', () => {
  it('doubles from half a second and stops at eight', () => {
    expect([0, 1, 2, 3, 4, 5, 50, 2000].map((attempt) => backoffMs(attempt, 0))).toEqual([
      500, 1000, 2000, 4000, 8000, 8000, 8000, 8000,
    ])
  })

  it('takes off up to half by chance', () => {
    expect(backoffMs(4, 0.5)).toBe(6000)
    expect(backoffMs(4, 0.9999)).toBeGreaterThanOrEqual(4000)
  })
})
