import { expect, it } from 'vitest'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { withClosure, withoutClosure, withoutSpecialDay, withSpecialDay } from './edit-dates'

const EMPTY: DrawnHours = { week: [], specialDays: [], closures: [] }
const day = (date: string, from = 600) => ({ date, ranges: [{ from, to: 900 }], name: '' })

it('a date has one special day, the latest drawn, and they are in order', () => {
  const hours = ['2027-02-07', '2027-02-06', '2027-02-07'].reduce<DrawnHours>(
    (drawn, date, index) => withSpecialDay(drawn, day(date, 600 + index)),
    EMPTY,
  )
  expect(hours.specialDays).toEqual([day('2027-02-06', 601), day('2027-02-07', 602)])
  expect(withoutSpecialDay(hours, '2027-02-06').specialDays).toEqual([day('2027-02-07', 602)])
})

it('hours of a special day that overlap become one', () => {
  const ranges = [
    { from: 600, to: 900 },
    { from: 840, to: 1000 },
  ]
  const hours = withSpecialDay(EMPTY, { date: '2027-02-06', ranges, name: '' })
  expect(hours.specialDays[0]?.ranges).toEqual([{ from: 600, to: 1000 }])
})

it('closures are kept in order, also where they overlap', () => {
  const late = { from: '2026-09-02T10:00', to: '2026-09-02T12:00', name: '' }
  const early = { from: '2026-09-01T10:00', to: '2026-09-02T11:00', name: 'typhoon' }
  const hours = withClosure(withClosure(EMPTY, late), early)
  expect(hours.closures).toEqual([early, late])
  expect(withoutClosure(hours, 0).closures).toEqual([late])
})
