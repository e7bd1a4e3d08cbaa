import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SCAN_IDLE, scanStep, type ScanKey } from './scan-burst'

type Timed = { key: string; gap: number; repeat?: boolean; chord?: boolean }

/** All codes that come out of some keys, each so many milliseconds after the one before. */
function codesOf(keys: readonly Timed[], prefix = ''): string[] {
  let state = SCAN_IDLE
  let at = 1_000
  const codes: string[] = []
  for (const { key, gap, repeat = false, chord = false } of keys) {
    at += gap
    const event: ScanKey = { key, at, repeat, chord }
    const step = scanStep(state, event, { prefix })
    state = step.state
    if (step.code !== null) codes.push(step.code)
  }
  return codes
}

const typed = (text: string, gap: number): Timed[] => Array.from(text, (key) => ({ key, gap }))
const scan = (text: string, gap: number, end = 'Enter') => [...typed(text, gap), { key: end, gap }]

const codeText = fc.stringMatching(/^[A-Za-z0-9\-/:.?=&]{6,80}$/)
const endKey = fc.constantFrom('Enter', 'Tab')

describe('a scanner', () => {
  it('is heard at every speed from 1 to 35 ms a key, with Enter or Tab', () => {
    fc.assert(
      fc.property(codeText, fc.integer({ min: 1, max: 35 }), endKey, (text, gap, end) => {
        expect(codesOf(scan(text, gap, end))).toEqual([text])
      }),
    )
  })

  it('is heard when its keys come unevenly, with Shift between them, on a busy computer', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 35 }), { minLength: 80, maxLength: 80 })
    fc.assert(
      fc.property(codeText, gaps, fc.nat(79), (text, given, slow) => {
        const keys = Array.from(text).flatMap((key, index): Timed[] => [
          { key: 'Shift', gap: 0 },
          { key, gap: given[index] ?? 1 },
        ])
        const late = keys.map((key, index) => (index === slow ? { ...key, gap: 35 } : key))
        expect(codesOf([...late, { key: 'Enter', gap: 5 }])).toEqual([text])
      }),
    )
  })

  it('may pause once', () => {
    const keys = scan('880012345678', 10)
    keys[5] = { key: '3', gap: 95 }
    expect(codesOf(keys)).toEqual(['880012345678'.slice(0, 5) + '3' + '880012345678'.slice(6)])
  })

  it('is heard for each of several codes in a row', () => {
    fc.assert(
      fc.property(fc.array(codeText, { minLength: 2, maxLength: 5 }), (codes) => {
        expect(codesOf(codes.flatMap((code) => scan(code, 8)))).toEqual(codes)
      }),
    )
  })

  it('may send a prefix, which is no part of the code, and then short codes too', () => {
    expect(codesOf(scan('~880012345678', 10), '~')).toEqual(['880012345678'])
    expect(codesOf(scan('880012345678', 10), '~')).toEqual(['880012345678'])
    expect(codesOf(scan('~A12', 10), '~')).toEqual(['A12'])
    expect(codesOf(scan('A123', 10), '~')).toEqual([])
  })
})

describe('a person', () => {
  const end = fc.record({ key: endKey, gap: fc.integer({ min: 45, max: 400 }) })
  const key = fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme-ascii' })

  it('is never taken for a scanner, however fast they type', () => {
    const stroke = fc.record({ key, gap: fc.integer({ min: 45, max: 600 }) })
    fc.assert(
      fc.property(fc.array(stroke, { maxLength: 60 }), end, (keys, last) => {
        expect(codesOf([...keys, last])).toEqual([])
      }),
    )
  })

  it('may roll two keys into one', () => {
    const roll = fc.tuple(
      fc.record({ key, gap: fc.integer({ min: 85, max: 300 }) }),
      fc.record({ key, gap: fc.integer({ min: 8, max: 60 }) }),
    )
    fc.assert(
      fc.property(fc.array(roll, { maxLength: 30 }), end, (rolls, last) => {
        expect(codesOf([...rolls.flat(), last])).toEqual([])
      }),
    )
  })

  it('may hold a key down, and press Enter', () => {
    const held = typed('aaaaaaaaaa', 30).map((one, index) => ({ ...one, repeat: index > 0 }))
    expect(codesOf([...held, { key: 'Enter', gap: 30 }])).toEqual([])
  })

  it('may use shortcuts and keys without a character', () => {
    const keys = scan('880012345678', 10)
    for (const other of ['ArrowDown', 'Escape', 'F5']) {
      expect(codesOf(keys.toSpliced(11, 0, { key: other, gap: 10 }))).toEqual([])
    }
    expect(codesOf(keys.toSpliced(11, 0, { key: 'v', gap: 10, chord: true }))).toEqual([])
  })

  it('only presses Enter', () => {
    expect(codesOf([{ key: 'Enter', gap: 10 }])).toEqual([])
    expect(codesOf([...typed('88001234', 10), { key: 'Enter', gap: 2_000 }])).toEqual([])
  })
})
