import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftKey, keptValue } from './kept-value'

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
    removeItem: (key: string) => void kept.delete(key),
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

  it('holds for this page what a full browser cannot keep', () => {
    const kept = new Map([['count', '3']])
    const full = () => {
      throw new Error('full')
    }
    vi.stubGlobal('localStorage', { ...room(kept), setItem: full })
    const value = keptValue(options)
    value.change(more)
    value.change(more)
    expect(value.read()).toEqual({ of: 5 })
  })

  it('is as if nothing were kept where what is kept cannot be read', () => {
    vi.stubGlobal('localStorage', room(new Map([['count', '{']])))
    const decode = (text: string | null) => (text === null ? 0 : (JSON.parse(text) as number))
    expect(keptValue({ key: 'count', decode }).read()).toBe(0)
  })

  it('sees what another tab wrote while nobody listens', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', room(kept))
    const value = keptValue(options)
    value.set({ of: 1 })
    kept.set('count', '2')
    expect(value.read()).toEqual({ of: 2 })
  })
})

describe('the draft of a form', () => {
  const decode = (stored: string | null) =>
    stored === null ? null : (JSON.parse(stored) as { address: string })
  const draftOf = (personId: number, form = 'parcel') =>
    keptValue({ key: draftKey(personId, form), storage: 'session', decode })

  it('is there again for whoever typed it, in that form alone', () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', room(kept))
    draftOf(1).set({ address: 'A' })
    expect([...kept.keys()]).toEqual(['handover:draft:1:parcel'])
    expect(draftOf(1).read()).toEqual({ address: 'A' })
    expect(draftOf(2).read()).toBeNull()
    expect(draftOf(1, 'parcel:12').read()).toBeNull()
    draftOf(2).clear()
    expect(draftOf(1).read()).toEqual({ address: 'A' })
    draftOf(1).clear()
    expect(draftOf(1).read()).toBeNull()
    expect(kept.size).toBe(0)
  })

  it('is none in a browser that keeps nothing, which fails in nothing', () => {
    const refuse = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    const draft = draftOf(1)
    draft.set({ address: 'A' })
    expect(draftOf(1).read()).toBeNull()
    draft.clear()
    expect(draft.read()).toBeNull()
  })
})
