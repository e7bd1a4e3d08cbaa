import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turns } from './turns'

const never = () => new AbortController().signal
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('no second of any has more beginnings than are allowed', async () => {
  const turns = new Turns({ atOnce: 100, perSecond: 5 })
  const begun: number[] = []
  const start = () =>
    turns.add(() => Promise.resolve(begun.push(Date.now())), { rank: 0, signal: never() })
  for (let index = 0; index < 3; index++) void start()
  await vi.advanceTimersByTimeAsync(900)
  for (let index = 0; index < 20; index++) void start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begun).toHaveLength(23)
  for (const at of begun) {
    expect(begun.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(5)
  }
})

test('the highest rank is next, among equals who came first', async () => {
  const turns = new Turns({ atOnce: 1 })
  const begun: string[] = []
  const endings: (() => void)[] = []
  const start = (name: string, rank: number) =>
    turns.add(
      () => {
        begun.push(name)
        return new Promise<void>((resolve) => endings.push(resolve))
      },
      { rank, signal: never() },
    )
  void start('first', 0)
  for (const [name, rank] of [
    ['low', 0],
    ['high', 2],
    ['middle', 1],
    ['high later', 2],
  ] as const) {
    void start(name, rank)
  }
  for (let index = 0; index < 5; index++) {
    endings[index]?.()
    await settle()
  }
  expect(begun).toEqual(['first', 'high', 'high later', 'middle', 'low'])
  expect(turns.isIdle).toBe(true)
})

test('a task that fails gives its place to the next', async () => {
  const turns = new Turns({ atOnce: 1 })
  const turn = { rank: 0, signal: never() }
  const failed = expect(turns.add(() => Promise.reject(new Error('no')), turn)).rejects.toThrow(
    'no',
  )
  await expect(turns.add(() => Promise.resolve(7), turn)).resolves.toBe(7)
  await failed
})
