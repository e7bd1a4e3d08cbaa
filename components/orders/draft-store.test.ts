import { afterEach, expect, test, vi } from 'vitest'
import { draftStore } from './draft-store'

const decode = (stored: string | null) =>
  stored === null ? null : (JSON.parse(stored) as { address: string })
const draftsOf = (personId: number, form = 'parcel') => draftStore({ personId, form, decode })

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('what was typed is there again for whoever typed it, in that form alone', () => {
  vi.stubGlobal('sessionStorage', storage())
  draftsOf(1).save({ address: 'A' })
  expect(draftsOf(1).load()).toEqual({ address: 'A' })
  expect(draftsOf(2).load()).toBeNull()
  expect(draftsOf(1, 'parcel:12').load()).toBeNull()
  draftsOf(2).clear()
  expect(draftsOf(1).load()).toEqual({ address: 'A' })
  draftsOf(1).clear()
  expect(draftsOf(1).load()).toBeNull()
})

test('a browser that keeps nothing has no draft, and fails in nothing', () => {
  const refuse = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const drafts = draftsOf(1)
  drafts.save({ address: 'A' })
  drafts.clear()
  expect(drafts.load()).toBeNull()
})
