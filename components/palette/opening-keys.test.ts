import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OpeningKeys } from './opening-keys'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the keys that open the palette', () => {
  const open = vi.fn()
  const heard = () => {
    open.mockClear()
    return new OpeningKeys(open)
  }

  it('opens by "/" alone, and keeps what is typed until the field is there', () => {
    const keys = heard()
    keys.slash(0)
    expect(open).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    expect(open).toHaveBeenCalledOnce()
    expect(['c', 'h', 'x', 'Backspace', 'a'].map((key) => keys.key(key, 600))).toEqual(
      Array(5).fill(true),
    )
    expect(keys.take()).toBe('cha')
    expect(keys.key('n', 700)).toBe(false)
  })

  it('loses nothing of a person who types on at once', () => {
    const keys = heard()
    keys.slash(0)
    keys.key('c', 60)
    expect(open).toHaveBeenCalledOnce()
    keys.key('h', 90)
    expect(keys.take()).toBe('ch')
  })

  it('stays shut for a scanner whose code begins so', () => {
    const keys = heard()
    keys.slash(0)
    for (const [place, key] of Array.from('ABC123').entries()) keys.key(key, 5 * (place + 1))
    keys.key('Enter', 40)
    vi.advanceTimersByTime(1_000)
    expect(open).not.toHaveBeenCalled()
  })

  it('opens at once by Ctrl-K', () => {
    const keys = heard()
    keys.start()
    expect(open).toHaveBeenCalledOnce()
    expect(keys.key('8', 1)).toBe(true)
    expect(keys.take()).toBe('8')
  })
})
