import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Throttle, type Lane, type Priority } from './throttle'

const never = () => new AbortController().signal
const FIRST = { lane: 'changes', priority: 'person' } as const
const LAST = { lane: 'questions', priority: 'background' } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Starts tasks that end when told to, and says which have begun. */
function workshop(throttle = new Throttle()) {
  const begun: string[] = []
  const endings = new Map<string, () => void>()
  const start = (
    name: string,
    priority: Priority,
    leave: AbortSignal = never(),
    lane: Lane = 'questions',
  ) =>
    throttle.run(
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => endings.set(name, () => resolve(name)))
      },
      { lane, priority },
      leave,
    )
  return {
    begun,
    start,
    many: (count: number, name: string, priority: Priority, lane: Lane = 'questions') => {
      for (let index = 0; index < count; index++) {
        void start(`${name}${index}`, priority, never(), lane)
      }
    },
    end: async (name: string) => {
      endings.get(name)?.()
      await settle()
    },
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('trap 64: one throttle for each connection', () => {
  test('eight questions at once, six of them at most for background work, four about no order', async () => {
    const { begun, many } = workshop()
    many(20, 'quote', 'background')
    await settle()
    expect(begun).toHaveLength(4)
    many(20, 'sweep', 'order')
    await settle()
    expect(begun).toHaveLength(6)
    many(5, 'click', 'person')
    await settle()
    expect(begun.slice(6)).toEqual(['click0', 'click1'])
  })

  test('a person’s click goes before background work that came earlier', async () => {
    const { begun, start, many, end } = workshop()
    many(8, 'click', 'person')
    many(3, 'sweep', 'background')
    void start('late click', 'person')
    await settle()
    await end('click0')
    expect(begun.at(-1)).toBe('late click')
    await end('click1')
    expect(begun.at(-1)).toBe('sweep0')
  })

  test('what changes something never waits for questions, and goes first among those that wait', async () => {
    const { begun, many, end } = workshop()
    many(20, 'quote', 'background')
    many(20, 'estimate', 'person')
    await settle()
    expect(begun).toHaveLength(8)
    many(3, 'resend', 'background', 'changes')
    await settle()
    expect(begun.slice(8)).toEqual(['resend0', 'resend1'])
    many(1, 'cancel', 'person', 'changes')
    await end('quote0')
    await end('quote1')
    expect(begun.slice(10)).toEqual(['cancel0', 'resend2'])
  })

  test('nor do questions wait for ever for what changes something', async () => {
    const { begun, many } = workshop()
    many(20, 'import', 'background', 'changes')
    await settle()
    expect(begun).toHaveLength(8)
    many(3, 'look', 'order')
    await settle()
    expect(begun.slice(8)).toEqual(['look0', 'look1'])
  })

  test('what is about one order goes before questions that can be any time', async () => {
    const { begun, many, end } = workshop()
    many(6, 'sweep', 'order')
    many(9, 'quote', 'background')
    many(1, 'look', 'order')
    await settle()
    await end('sweep0')
    expect(begun.at(-1)).toBe('look0')
  })

  test('a result comes back, and a failure too', async () => {
    const throttle = new Throttle()
    await expect(throttle.run(() => Promise.resolve(7), LAST, never())).resolves.toBe(7)
    const failure = () => Promise.reject(new Error('no'))
    await expect(throttle.run(failure, FIRST, never())).rejects.toThrow('no')
  })

  test.each(['person', 'background'] as const)('who stops waiting leaves: %s', async (priority) => {
    const { begun, start, many, end } = workshop()
    many(8, 'first', priority)
    const leaving = new AbortController()
    const left = start('left', priority, leaving.signal)
    const outcome = expect(left).rejects.toThrow('had enough')
    void start('next', priority)
    await settle()
    leaving.abort(new Error('had enough'))
    await outcome
    for (let index = 0; index < 8; index++) await end(`first${index}`)
    expect(begun).not.toContain('left')
    expect(begun).toContain('next')
  })

  test('who has left before coming never runs; who runs is not stopped by leaving', async () => {
    const { begun, start, end } = workshop()
    await expect(start('gone', 'person', AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    )
    const leaving = new AbortController()
    const running = start('running', 'background', leaving.signal)
    await settle()
    leaving.abort(new Error('too late'))
    await end('running')
    await expect(running).resolves.toBe('running')
    expect(begun).toEqual(['running'])
  })

  test('no more than twenty start within a second', async () => {
    const throttle = new Throttle()
    const started: number[] = []
    for (let index = 0; index < 45; index++) {
      void throttle.run(() => Promise.resolve(started.push(Date.now())), FIRST, never())
    }
    const since = Date.now()
    await vi.advanceTimersByTimeAsync(900)
    expect(started).toHaveLength(20)
    await vi.advanceTimersByTimeAsync(5000)
    expect(started).toHaveLength(45)
    expect(started.filter((at) => at - since < 1900)).toHaveLength(40)
  })

  test('an instance takes its part of all limits, whichever way they change', async () => {
    const throttle = new Throttle()
    const { begun, many, end } = workshop(throttle)
    throttle.share({ instances: 2 })
    many(20, 'click', 'person')
    await settle()
    expect(begun).toHaveLength(4)
    throttle.share('not-known')
    await end('click0')
    await end('click1')
    expect(begun).toHaveLength(4)
    throttle.share({ instances: 1 })
    await settle()
    expect(begun).toHaveLength(10)
  })

  test('no more than its part starts within a second, and something always does', async () => {
    const throttle = new Throttle()
    throttle.share({ instances: 50 })
    const started: number[] = []
    for (let index = 0; index < 45; index++) {
      void throttle.run(() => Promise.resolve(started.push(Date.now())), LAST, never())
    }
    await vi.advanceTimersByTimeAsync(2_500)
    expect(started).toHaveLength(3)
    throttle.share({ instances: 2 })
    await vi.advanceTimersByTimeAsync(1_500)
    // Five a second of the ten that background work may take.
    expect(started).toHaveLength(3 + 10)
  })
})
