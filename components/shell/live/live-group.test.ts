import { describe, expect, it } from 'vitest'
import { SILENCE_MS, type LiveEvent } from '@/lib/live/model/live-event'
import type { Connection } from './connection'
import { handClock } from '@/lib/testing/hand-clock'
import {
  LiveGroup,
  type Channel,
  type Locks,
  type StreamListener,
  type TabMessage,
} from './live-group'

const RESYNC: LiveEvent = { type: 'resync' }
const BEAT: LiveEvent = { type: 'beat', at: '2026-01-01T00:00:00Z' }
const TAKE_OVER_MS = SILENCE_MS + 5_000

/** Lets everything that only waits for promises happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** One lock, as the Web Locks specification has it: a queue, and a thief goes first. */
function fakeLocks(): Locks {
  type Waiting = { run: () => Promise<void>; done: () => void; fail: (error: Error) => void }
  const queue: Waiting[] = []
  let held: Waiting | null = null
  const next = () => {
    const first = held ? undefined : queue.shift()
    if (first) grant(first)
  }
  const grant = (one: Waiting) => {
    held = one
    void one.run().then(() => {
      if (held !== one) return
      held = null
      one.done()
      next()
    })
  }
  return {
    request: (_name, options, run) =>
      new Promise<void>((done, fail) => {
        const one: Waiting = { run, done, fail }
        if ('steal' in options) {
          held?.fail(new DOMException('stolen', 'AbortError'))
          return void Promise.resolve().then(() => grant(one))
        }
        options.signal.addEventListener('abort', () => {
          if (queue.includes(one)) queue.splice(queue.indexOf(one), 1)
          fail(new DOMException('aborted', 'AbortError'))
        })
        queue.push(one)
        void Promise.resolve().then(next)
      }),
  }
}

function fakeChannels(): () => Channel & { asleep: boolean } {
  const all = new Set<{ hear: (message: TabMessage) => void; asleep: boolean }>()
  return () => {
    const own = { hear: (_: TabMessage) => {}, asleep: false }
    all.add(own)
    return {
      get asleep() {
        return own.asleep
      },
      set asleep(asleep) {
        own.asleep = asleep
      },
      post(message) {
        if (own.asleep) return
        for (const other of all) if (other !== own && !other.asleep) other.hear(message)
      },
      listen: (heard) => void (own.hear = heard),
      close: () => void all.delete(own),
    }
  }
}

function browser() {
  const clock = handClock(0)
  const locks = fakeLocks()
  const newChannel = fakeChannels()
  const open = (tab: string) => {
    const channel = newChannel()
    const state = {
      visible: true,
      events: [] as LiveEvent[],
      connections: [] as Connection[],
      refused: 0,
      streams: [] as { on: StreamListener; watched: readonly number[]; closed: boolean }[],
    }
    const group = new LiveGroup({
      name: 'live-1',
      tab,
      channel,
      locks,
      clock,
      isVisible: () => state.visible,
      onEvent: (event) => state.events.push(event),
      onConnection: (connection) => state.connections.push(connection),
      onRefused: () => (state.refused += 1),
      openStream: (on, watched) => {
        const stream = { on, watched, closed: false }
        state.streams.push(stream)
        return {
          watch: (ids) => void (stream.watched = ids),
          retryNow: () => {},
          drop: () => {},
          close: () => void (stream.closed = true),
        }
      },
    })
    const speak = (event: LiveEvent) => {
      state.streams.at(-1)!.on.onConnection({ state: 'live', since: clock.now() })
      state.streams.at(-1)!.on.onEvent(event)
    }
    return { ...state, state, group, channel, speak }
  }
  return { clock, open }
}

describe('LiveGroup', () => {
  it('opens one stream for two tabs, and both hear everything', async () => {
    const { open } = browser()
    const one = open('one')
    const two = open('two')
    await settle()
    one.speak(RESYNC)
    one.speak(BEAT)
    expect([one.streams.length, two.streams.length]).toEqual([1, 0])
    expect(one.events).toEqual([RESYNC, BEAT])
    expect(two.events.filter(({ type }) => type === 'beat')).toEqual([BEAT])
    expect(two.connections.at(-1)).toEqual({ state: 'live', since: 0 })
  })

  it('has a tab that comes later read afresh once, since it may have missed something', async () => {
    const { open } = browser()
    const one = open('one')
    await settle()
    one.speak(RESYNC)
    const two = open('two')
    await settle()
    one.speak(BEAT)
    expect(two.events).toEqual([RESYNC, BEAT])
  })

  it('watches what any tab watches, and stops when that tab goes', async () => {
    const { open } = browser()
    const one = open('one')
    const two = open('two')
    await settle()
    one.group.watch([1, 2])
    two.group.watch([2, 3])
    expect([...one.streams[0]!.watched].sort()).toEqual([1, 2, 3])
    two.group.close()
    expect([...one.streams[0]!.watched].sort()).toEqual([1, 2])
  })

  it('hands the lead and the watches of all to the next tab when the leader closes', async () => {
    const { open } = browser()
    const one = open('one')
    const two = open('two')
    const three = open('three')
    await settle()
    three.group.watch([8])
    one.group.close()
    await settle()
    expect(one.streams[0]!.closed).toBe(true)
    expect(two.streams).toHaveLength(1)
    expect(two.streams[0]!.watched).toEqual([8])
  })

  it('takes the lead from a tab that fell asleep, but only where somebody looks', async () => {
    const { clock, open } = browser()
    const one = open('one')
    const two = open('two')
    await settle()
    one.speak(RESYNC)
    one.channel.asleep = true
    two.state.visible = false
    clock.pass(TAKE_OVER_MS)
    await settle()
    expect(two.streams).toHaveLength(0)
    two.state.visible = true
    clock.pass(TAKE_OVER_MS)
    await settle()
    expect(two.streams).toHaveLength(1)
    expect(one.streams[0]!.closed).toBe(true)
  })

  it('gets the lead back to the one that lost it when the thief closes', async () => {
    const { clock, open } = browser()
    const one = open('one')
    const two = open('two')
    await settle()
    one.channel.asleep = true
    clock.pass(TAKE_OVER_MS)
    await settle()
    one.channel.asleep = false
    two.group.close()
    await settle()
    expect(one.streams).toHaveLength(2)
    expect(one.streams[1]!.closed).toBe(false)
  })

  it('does not take the lead from a leader whose beats are heard', async () => {
    const { clock, open } = browser()
    const one = open('one')
    const two = open('two')
    await settle()
    for (let beat = 0; beat < 10; beat += 1) {
      clock.pass(10_000)
      one.speak(BEAT)
    }
    await settle()
    expect(two.streams).toHaveLength(0)
  })

  it('forgets what a tab watched that has not answered for a while', async () => {
    const { clock, open } = browser()
    const one = open('one')
    const two = open('two')
    await settle()
    two.group.watch([5])
    two.channel.asleep = true
    two.state.visible = false
    for (let beat = 0; beat < 6; beat += 1) {
      clock.pass(10_000)
      one.speak(BEAT)
    }
    expect(one.streams[0]!.watched).toEqual([])
  })

  it('tells every tab that the session is over', async () => {
    const { open } = browser()
    const one = open('one')
    const two = open('two')
    await settle()
    one.streams[0]!.on.onRefused()
    expect([one.state.refused, two.state.refused]).toEqual([1, 1])
  })

  it('never leads after it was closed while waiting', async () => {
    const { open } = browser()
    const one = open('one')
    const two = open('two')
    two.group.close()
    await settle()
    one.group.close()
    await settle()
    expect(two.streams).toHaveLength(0)
  })
})
