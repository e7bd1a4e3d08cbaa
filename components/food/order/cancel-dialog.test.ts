import { afterEach, describe, expect, it, vi } from 'vitest'
import { cancelPhase, staffNumberStore } from './cancel-dialog'

describe('cancel dialog', () => {
  it.each([
    ['waiting', 'before-arrival'],
    ['coming', 'before-arrival'],
    ['at-store', 'at-store'],
    ['riding', 'picked-up'],
    ['near', 'picked-up'],
    ['problem', 'not-known'],
    ['unknown', 'not-known'],
  ] as const)('says what cancelling means while %s', (stage, phase) => {
    expect(cancelPhase(stage, false)).toBe(phase)
    expect(cancelPhase(stage, true)).toBe('self-pickup')
  })
})

describe('use cancel order', () => {
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
    expect(staffNumberStore.read()).toBe('0000')
    staffNumberStore.set('0042')
    expect(staffNumberStore.read()).toBe('0042')
  })

  it('is 0000 where what is kept is no staff number, and for this page the last where nothing can be kept', () => {
    browserStorage({ 'handover-staff-number': '42' })
    expect(staffNumberStore.read()).toBe('0000')
    vi.stubGlobal('localStorage', undefined)
    expect(staffNumberStore.read()).toBe('0000')
    staffNumberStore.set('0042')
    expect(staffNumberStore.read()).toBe('0042')
  })
})
