import { afterEach, expect, it, vi } from 'vitest'
import { staffNumberStore } from './staff-number-store'

function browserStorage(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
}
afterEach(() => {
  vi.unstubAllGlobals()
})

it('trap 38: a number with leading zeros comes back as it was typed', () => {
  browserStorage()
  expect(staffNumberStore.load()).toBe('0000')
  staffNumberStore.save('0042')
  expect(staffNumberStore.load()).toBe('0042')
})

it('is 0000 where what is kept is no staff number, or nothing can be kept', () => {
  browserStorage({ 'handover-staff-number': '42' })
  expect(staffNumberStore.load()).toBe('0000')
  vi.stubGlobal('localStorage', undefined)
  staffNumberStore.save('0042')
  expect(staffNumberStore.load()).toBe('0000')
})
