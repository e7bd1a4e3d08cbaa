import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { drawing, FEBRUARY } from '@/lib/testing/forms/hours-for-tests'
import {
  copyParts,
  HOURS_PARTS,
  hoursBeyondUnknown,
  hoursDifference,
  sameHours,
} from './hours-difference'

const hours = drawing(FEBRUARY)
const CLOSED: DrawnHours = {
  week: [[], [], [], [], [], [], []],
  specialDays: [],
  closures: [],
}
const LUNCH = { from: 660, to: 900 }

describe('copying to a store', () => {
  it('leaves no difference when everything is copied', () => {
    fc.assert(
      fc.property(hours, hours, (from, onto) => {
        const copied = copyParts(from, onto, HOURS_PARTS)
        expect(hoursDifference(copied, from)).toEqual([])
        expect(sameHours(copied, from)).toBe(true)
      }),
    )
  })

  it('differs from what was there in the copied parts alone', () => {
    fc.assert(
      fc.property(hours, hours, (from, onto) => {
        const changed = hoursDifference(onto, copyParts(from, onto, ['week']))
        expect(changed.every(({ kind }) => kind === 'weekday')).toBe(true)
      }),
    )
  })
})

describe('the difference', () => {
  it('is as many things one way as the other', () => {
    fc.assert(
      fc.property(hours, hours, (one, other) => {
        expect(hoursDifference(one, other)).toHaveLength(hoursDifference(other, one).length)
      }),
    )
  })

  it('names the weekday with what was and what is', () => {
    const drawn = { ...CLOSED, week: [[], [LUNCH], [], [], [], [], []] }
    expect(hoursDifference(CLOSED, drawn)).toEqual([
      { kind: 'weekday', weekday: 1, before: [], after: [LUNCH] },
    ])
  })

  it('claims nothing of a week that nobody knows, closed days included', () => {
    const closure = { from: '2026-09-01T14:00', to: '2026-09-01T20:00', name: '' }
    const drawn = { ...CLOSED, week: [[], [LUNCH], [], [], [], [], []], closures: [closure] }
    const changes = hoursBeyondUnknown(drawn)
    expect(changes).toHaveLength(8)
    expect(changes.slice(0, 2)).toEqual([
      { kind: 'weekday', weekday: 0, before: null, after: [] },
      { kind: 'weekday', weekday: 1, before: null, after: [LUNCH] },
    ])
    expect(changes.at(-1)).toEqual({ kind: 'closed', closure })
  })

  it('tells a closed date from one without hours of its own', () => {
    const closed = { ...CLOSED, specialDays: [{ date: '2027-02-06', ranges: [], name: '' }] }
    expect(hoursDifference(CLOSED, closed)).toEqual([
      { kind: 'date', date: '2027-02-06', before: null, after: [] },
    ])
  })

  it('tells what is closed now and what no longer is', () => {
    const closure = { from: '2026-09-01T14:00', to: '2026-09-01T20:00', name: 'typhoon' }
    const typhoon = { ...CLOSED, closures: [closure] }
    expect(hoursDifference(CLOSED, typhoon)).toEqual([{ kind: 'closed', closure }])
    expect(hoursDifference(typhoon, CLOSED)).toEqual([{ kind: 'notClosed', closure }])
  })

  it('does not see in which order, or in how many pieces, the same was drawn', () => {
    const whole = { ...CLOSED, week: [[LUNCH], [], [], [], [], [], []] }
    const pieces = {
      ...CLOSED,
      week: [
        [
          { from: 720, to: 900 },
          { from: 660, to: 720 },
        ],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
    }
    expect(hoursDifference(whole, pieces)).toEqual([])
  })
})
