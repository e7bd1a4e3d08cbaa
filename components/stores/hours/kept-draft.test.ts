import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawing, FEBRUARY } from '@/lib/testing/forms/hours-for-tests'
import { decodeKept, draftKey } from './kept-draft'

const AT = '2026-11-21T10:00:00.000Z'

describe('a draft kept on this device', () => {
  it('comes back as it was left', () => {
    fc.assert(
      fc.property(drawing(FEBRUARY), fc.nat(), (hours, version) => {
        const draft = { hours, version, at: AT }
        expect(decodeKept(JSON.stringify(draft))).toEqual(draft)
      }),
    )
  })

  const closed = [[], [], [], [], [], [], []]
  it.each([
    null,
    '',
    'not JSON',
    '[]',
    JSON.stringify({ hours: { week: closed }, version: 1, at: AT }),
    JSON.stringify({ hours: { week: [[]], specialDays: [], closures: [] }, version: 1, at: AT }),
    JSON.stringify({
      hours: { week: [[{ from: 9, to: 5 }], ...closed.slice(1)], specialDays: [], closures: [] },
      version: 1,
      at: AT,
    }),
    JSON.stringify({ hours: { week: closed, specialDays: [], closures: [] }, version: 1, at: '-' }),
    JSON.stringify({
      hours: { week: closed, specialDays: [{}], closures: [] },
      version: 1,
      at: AT,
    }),
  ])('%s is none', (stored) => {
    expect(decodeKept(stored)).toBeNull()
  })

  it('is kept for its store alone', () => {
    expect(draftKey(1)).not.toBe(draftKey(11))
  })
})
