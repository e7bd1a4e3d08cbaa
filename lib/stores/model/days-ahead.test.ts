import { describe, expect, it } from 'vitest'
import { compileHours } from './compile-hours'
import { daysAhead, differingDays } from './days-ahead'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { NOTHING_SENT, applyHoursRequest } from '@/lib/domain/hours/hours-in-force'

const evening = { from: 1080, to: 1560 }
const HOURS: DrawnHours = {
  week: Array.from({ length: 7 }, () => [evening]),
  specialDays: [{ date: '2027-02-06', ranges: [], name: 'Lunar New Year' }],
  closures: [{ from: '2027-02-03T20:00', to: '2027-02-04T00:00', name: 'Typhoon' }],
}
// Monday.
const CONTEXT = { today: '2027-02-01', held: ['2027-02-10'] }

describe('the next 14 days', () => {
  const days = daysAhead(HOURS, CONTEXT)
  const of = (date: string) => days.find((day) => day.date === date)

  it('begin today, one after another', () => {
    expect(days.map(({ date }) => date.slice(5))).toEqual(
      ['02-01', '02-02', '02-03', '02-04', '02-05', '02-06', '02-07'].concat([
        '02-08',
        '02-09',
        '02-10',
        '02-11',
        '02-12',
        '02-13',
        '02-14',
      ]),
    )
    expect(days[0]).toEqual({
      date: '2027-02-01',
      weekday: 1,
      open: [
        { from: 0, to: 120 },
        { from: 1080, to: 1440 },
      ],
      because: [],
      names: [],
      note: null,
      elements: [],
    })
  })

  it('show a closure, without the day at whose midnight it ends', () => {
    expect(of('2027-02-03')).toMatchObject({
      because: ['closure'],
      names: ['Typhoon'],
      open: [
        { from: 0, to: 120 },
        { from: 1080, to: 1200 },
      ],
    })
    expect(of('2027-02-04')).toMatchObject({ because: [], names: [], elements: [] })
  })

  it('show a holiday: the eve’s night stays, its own night is gone', () => {
    expect(of('2027-02-06')).toMatchObject({
      because: ['special'],
      names: ['Lunar New Year'],
      open: [{ from: 0, to: 120 }],
      elements: [{ start_time: '2027-02-06 00:00', end_time: '2027-02-06 02:00' }],
    })
    expect(of('2027-02-07')).toMatchObject({
      open: [{ from: 1080, to: 1440 }],
      note: { kind: 'nightBefore' },
    })
  })

  it('show what is taken back', () => {
    expect(of('2027-02-10')).toMatchObject({ note: { kind: 'takenBack' }, because: [] })
    expect(of('2027-02-10')?.elements).toHaveLength(2)
  })
})

describe('comparing', () => {
  const state = (hours: DrawnHours) => {
    const { regular, temporary } = compileHours(hours, CONTEXT)
    const week = applyHoursRequest(NOTHING_SENT, { kind: 'regular', elements: regular })
    return applyHoursRequest(week, { kind: 'temporary', elements: temporary })
  }
  const range = { from: '2027-02-01', count: 14 }

  it('finds no difference between the same hours, and every day where nothing is known', () => {
    expect(differingDays({ before: state(HOURS), after: state(HOURS) }, range)).toEqual([])
    const unknown = differingDays({ before: NOTHING_SENT, after: state(HOURS) }, range)
    expect(unknown).toHaveLength(14)
    expect(unknown[0]?.before).toBeNull()
  })

  it('names the days that change', () => {
    const later = { ...HOURS, closures: [] }
    expect(differingDays({ before: state(HOURS), after: state(later) }, range)).toEqual([
      {
        date: '2027-02-03',
        before: [
          { from: 0, to: 120 },
          { from: 1080, to: 1200 },
        ],
        after: [
          { from: 0, to: 120 },
          { from: 1080, to: 1440 },
        ],
      },
    ])
  })
})
