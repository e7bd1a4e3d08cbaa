import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keptValue } from './kept-value'

const options = {
  key: 'count',
  encode: (count: { of: number }) => String(count.of),
  decode: (text: string | null) => ({ of: Number(text ?? 0) }),
}
const more = ({ of }: { of: number }) => ({ of: of + 1 })

/** A browser's storage, as far as it is asked for. */
function room(kept: Map<string, string>) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
}

const heard = new EventTarget()
beforeEach(() => vi.stubGlobal('window', heard))
afterEach(() => vi.unstubAllGlobals())

describe('keptValue', () => {
  it('is there again after a reload', () => {
    vi.stubGlobal('localStorage', room(new Map()))
    keptValue(options).change(more)
    expect(keptValue(options).read()).toEqual({ of: 1 })
  })

  it('is the same object until it changes, and tells of changes only', () => {
    vi.stubGlobal('localStorage', room(new Map()))
    const value = keptValue(options)
    const told = vi.fn()
    value.subscribe(told)
    expect(value.read()).toBe(value.read())
    value.change((same) => same)
    expect(told).not.toHaveBeenCalled()
    value.change(more)
    expect(told).toHaveBeenCalledOnce()
  })

  it('goes on from what another tab wrote, and hears of it', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', room(kept))
    const value = keptValue(options)
    const told = vi.fn()
    value.subscribe(told)
    value.read()
    kept.set('count', '7')
    heard.dispatchEvent(Object.assign(new Event('storage'), { key: 'count' }))
    expect(told).toHaveBeenCalledOnce()
    expect(value.read()).toEqual({ of: 7 })
    kept.set('count', '9')
    value.change(more)
    expect(value.read()).toEqual({ of: 10 })
  })

  it('works for this page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('no room')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
    const value = keptValue(options)
    value.change(more)
    value.change(more)
    expect(value.read()).toEqual({ of: 2 })
  })
})
