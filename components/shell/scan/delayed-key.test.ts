import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KEY_DELAY_MS, DelayedKey } from './delayed-key'
import { LONGEST_GAP_MS } from './scan-burst'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('does what a key stands for when it stays alone', () => {
  const deed = vi.fn()
  new DelayedKey().press(deed)
  vi.advanceTimersByTime(KEY_DELAY_MS)
  expect(deed).toHaveBeenCalledOnce()
})

it.each([5, 35, LONGEST_GAP_MS])('does nothing for the letters of a scan, %i ms apart', (gap) => {
  const key = new DelayedKey()
  const deed = vi.fn()
  for (const letter of 'nanna1') {
    key.interrupt()
    if (letter !== '1') key.press(deed)
    vi.advanceTimersByTime(gap)
  }
  key.interrupt()
  vi.advanceTimersByTime(1_000)
  expect(deed).not.toHaveBeenCalled()
})

it('does the last of two keys that follow each other as fingers do', () => {
  const key = new DelayedKey()
  const done: string[] = []
  key.press(() => done.push('n'))
  vi.advanceTimersByTime(KEY_DELAY_MS)
  key.press(() => done.push('a'))
  vi.advanceTimersByTime(KEY_DELAY_MS)
  expect(done).toEqual(['n', 'a'])
})
