import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { legacyAllowsCancel, statusIn, vocabularyOf } from './express-vocabulary'
import type { LearnedStages } from '../stages'

const status = (code: number, time: string) => ({
  code,
  text: null,
  at: new Date(`2026-11-23T${time}+08:00`),
})
const legacy = (...statuses: ReturnType<typeof status>[]) => statusIn('legacy', statuses)?.code

describe('which vocabulary', () => {
  test.each([8, 1, 9, 2, 4])('%i is a legacy code', (code) => {
    expect(vocabularyOf(code)).toBe('legacy')
  })
  test.each([9005, 9015, 9021, 6])('%i is none of the published legacy codes', (code) => {
    expect(vocabularyOf(code)).toBe('current')
  })
})

test.each([
  [null, true],
  [8, true],
  [1, false],
  [6, false],
])('with legacy status %j cancelling is allowed: %s', (code, allowed) => {
  expect(legacyAllowsCancel(code === null ? null : { code })).toBe(allowed)
})

describe('the status in one vocabulary', () => {
  test('is none while nothing was told', () => {
    expect(statusIn('legacy', [])).toBeNull()
  })

  test('is the later one', () => {
    expect(legacy(status(8, '10:00:05'), status(1, '10:30:00'))).toBe(1)
    expect(legacy(status(9, '10:31:00'), status(1, '10:30:00'))).toBe(9)
  })

  test('trap 23: within one minute it is the one further along, 8 → 1 → 9 → 2 → 4', () => {
    expect(legacy(status(8, '10:00:55'), status(1, '10:00:00'))).toBe(1)
    expect(legacy(status(2, '10:00:00'), status(9, '10:00:30'))).toBe(2)
  })

  test('a code that is not known counts: it came after the first of a life', () => {
    expect(legacy(status(8, '10:00:55'), status(6, '10:00:00'))).toBe(6)
    expect(legacy(status(6, '10:00:55'), status(1, '10:00:00'))).toBe(1)
    expect(legacy(status(8, '10:00:00'), status(1, '10:05:00'), status(6, '10:20:00'))).toBe(6)
    const current = statusIn('current', [status(9005, '10:00:10'), status(9025, '10:00:00')])
    expect(current?.code).toBe(9025)
  })

  test('signed for is the end, whatever is told later', () => {
    expect(legacy(status(4, '10:00:00'), status(2, '11:00:00'))).toBe(4)
  })

  test('a learned code ends it too', () => {
    const learned: LearnedStages = new Map([['express:9021', 'done']])
    const told = [status(9021, '10:00:00'), status(9015, '12:00:00')]
    expect(statusIn('current', told, learned)?.code).toBe(9021)
  })

  test('does not depend on the order in which they came', () => {
    const told = fc.array(
      fc.record({
        code: fc.constantFrom(8, 1, 9, 2, 4, 6, 7),
        text: fc.constant(null),
        at: fc.integer({ min: 0, max: 300 }).map((second) => new Date(second * 1000)),
      }),
    )
    fc.assert(
      fc.property(told, (statuses) => {
        const key = (one: { code: number; at: Date } | null) =>
          one && `${one.code}@${one.at.getTime()}`
        expect(key(statusIn('legacy', statuses.toReversed()))).toBe(
          key(statusIn('legacy', statuses)),
        )
      }),
    )
  })
})
