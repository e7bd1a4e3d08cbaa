import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Crew } from './throttle-shares'
import { ThrottleShares } from './throttle-shares'

const NAME = 'platform AP1 signed'
const PLACE = { lane: 'changes', priority: 'person' } as const

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Several instances, which know of each other what they report. */
function harbour() {
  const reported = new Map<object, readonly string[]>()
  let looks = 0
  let fails = false
  const instance = () => {
    const crew: Crew = {
      report: (names) => {
        looks += 1
        if (fails) return Promise.reject(new Error('no database'))
        reported.set(crew, names)
        const counts = new Map<string, number>()
        for (const one of [...reported.values()].flat()) counts.set(one, (counts.get(one) ?? 0) + 1)
        return Promise.resolve(counts)
      },
    }
    const shares = new ThrottleShares(crew)
    const throttle = shares.throttle(NAME)
    const begun: number[] = []
    const call = (count: number) => {
      for (let index = 0; index < count; index++) {
        const task = () => Promise.resolve(begun.push(Date.now()))
        void throttle.run(task, PLACE, new AbortController().signal)
      }
    }
    return { call, begun, close: () => shares.close() }
  }
  return {
    instance,
    looks: () => looks,
    breakDown: (isBroken: boolean) => void (fails = isBroken),
  }
}

const within = (begun: readonly number[], from: number, ms: number) =>
  begun.filter((at) => at >= from && at < from + ms).length

describe('the limits of a connection', () => {
  test('are one instance’s alone while no other calls', async () => {
    const { instance } = harbour()
    const [busy] = [instance(), instance()]
    busy.call(60)
    await vi.advanceTimersByTimeAsync(900)
    expect(busy.begun).toHaveLength(20)
  })

  test('are never exceeded by two, but for two calls in the second in which one joins', async () => {
    const { instance } = harbour()
    const [first, second] = [instance(), instance()]
    first.call(200)
    await vi.advanceTimersByTimeAsync(3_300)
    const joined = Date.now()
    second.call(200)
    await vi.advanceTimersByTimeAsync(6_000)
    const both = [...first.begun, ...second.begun].sort((a, b) => a - b)
    for (const at of both) {
      expect(within(both, at, 1000)).toBeLessThanOrEqual(at < joined + 2_500 ? 22 : 20)
    }
    expect(within(first.begun, joined + 3_000, 3000)).toBe(30)
    expect(within(second.begun, joined + 3_000, 3000)).toBe(30)
  })

  test('are one’s alone again when the other has not called for ten seconds', async () => {
    const { instance } = harbour()
    const [first, second] = [instance(), instance()]
    second.call(1)
    first.call(600)
    await vi.advanceTimersByTimeAsync(4_000)
    expect(within(first.begun, Date.now() - 1000, 1000)).toBe(10)
    await vi.advanceTimersByTimeAsync(11_000)
    expect(within(first.begun, Date.now() - 1000, 1000)).toBe(20)
  })

  test('are left to the others at the end', async () => {
    const { instance } = harbour()
    const [first, second] = [instance(), instance()]
    second.call(1)
    first.call(600)
    await vi.advanceTimersByTimeAsync(4_000)
    await second.close()
    await vi.advanceTimersByTimeAsync(4_000)
    expect(within(first.begun, Date.now() - 1000, 1000)).toBe(20)
  })

  test('stay as they were divided while nobody can say with whom', async () => {
    const { instance, breakDown } = harbour()
    const [first, second] = [instance(), instance()]
    first.call(600)
    second.call(600)
    await vi.advanceTimersByTimeAsync(5_000)
    breakDown(true)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(within(first.begun, Date.now() - 1000, 1000)).toBe(10)
  })
})

test('nobody is asked for a call, and nobody at all while there are none', async () => {
  const { instance, looks } = harbour()
  const one = instance()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks()).toBe(0)
  one.call(100)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(looks()).toBeLessThanOrEqual(6)
  await vi.advanceTimersByTimeAsync(15_000)
  const before = looks()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks()).toBe(before)
})
