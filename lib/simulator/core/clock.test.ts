import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { realClock } from './clock'

const DAY = 86_400_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('waits longer than a timer of Node can: 32 days', () => {
  const run = vi.fn()
  realClock.after(32 * DAY, run)
  vi.advanceTimersByTime(32 * DAY - 1)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledOnce()
})

it('cancels a long wait, however far it has come', () => {
  const run = vi.fn()
  const timer = realClock.after(32 * DAY, run)
  vi.advanceTimersByTime(30 * DAY)
  timer.cancel()
  vi.advanceTimersByTime(30 * DAY)
  expect(run).not.toHaveBeenCalled()
})
