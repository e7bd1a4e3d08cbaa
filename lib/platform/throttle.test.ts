import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Throttle, type Priority } from './throttle'

const never = () => new AbortController().signal

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
  const start = (name: string, priority: Priority, leave: AbortSignal = never()) =>
    throttle.run(
      () => {
        begun.push(name)
        return new Promise<string>((resolve) => endings.set(name, () => resolve(name)))
      },
      priority,
      leave,
    )
  return {
    begun,
    start,
    many: (count: number, name: string, priority: Priority) => {
      for (let index = 0; index < count; index++) void start(`${name}${index}`, priority)
    },
    end: async (name: string) => {
      endings.get(name)?.()
      await settle()
    },
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('trap 64: one throttle for each connection', () => {
  test('eight at once, six of them at most for background work', async () => {
    const { begun, many } = workshop()
    many(20, 'sweep', 'background')
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

  test('a result comes back, and a failure too', async () => {
    const throttle = new Throttle()
    await expect(throttle.run(() => Promise.resolve(7), 'background', never())).resolves.toBe(7)
    const failure = () => Promise.reject(new Error('no'))
    await expect(throttle.run(failure, 'person', never())).rejects.toThrow('no')
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
      void throttle.run(() => Promise.resolve(started.push(Date.now())), 'person', never())
    }
    const since = Date.now()
    await vi.advanceTimersByTimeAsync(900)
    expect(started).toHaveLength(20)
    await vi.advanceTimersByTimeAsync(5000)
    expect(started).toHaveLength(45)
    expect(started.filter((at) => at - since < 1900)).toHaveLength(40)
  })
})
