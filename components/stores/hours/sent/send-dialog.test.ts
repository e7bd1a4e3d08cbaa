import { expect, it } from 'vitest'
import type { DrawnHours } from '@/lib/domain/hours/drawn-hours'
import { differingAhead } from './send-dialog'

const LUNCH = { from: 660, to: 900 }
const WEEK = Array.from({ length: 7 }, () => [LUNCH])
const drawn = (part: Partial<DrawnHours>): DrawnHours => ({
  week: WEEK,
  specialDays: [],
  closures: [],
  ...part,
})
const store = {
  today: '2027-02-01',
  held: [],
  inForce: { regular: WEEK, temporary: {}, uncertain: false },
}

it('nothing changes when the platform already has it', () => {
  expect(differingAhead(drawn({}), store)).toEqual([])
})

it('names the day that a closure cuts, with what was and what is left', () => {
  const closures = [{ from: '2027-02-03T13:00', to: '2027-02-03T20:00', name: 'typhoon' }]
  expect(differingAhead(drawn({ closures }), store)).toEqual([
    { date: '2027-02-03', before: [LUNCH], after: [{ from: 660, to: 780 }] },
  ])
})

it('every day changes when the platform was never told anything', () => {
  const fresh = { ...store, inForce: { regular: null, temporary: {}, uncertain: false } }
  const days = differingAhead(drawn({}), fresh)
  expect(days).toHaveLength(14)
  expect(days[0]).toEqual({ date: '2027-02-01', before: null, after: [LUNCH] })
})

it('a day that was closed for itself goes back to the week when it is drawn no more', () => {
  const closed = { '2027-02-06': [{ from: 240, to: 241 }] }
  const given = { ...store, held: ['2027-02-06'], inForce: { ...store.inForce, temporary: closed } }
  expect(differingAhead(drawn({}), given)).toEqual([
    { date: '2027-02-06', before: [{ from: 240, to: 241 }], after: [LUNCH] },
  ])
})
