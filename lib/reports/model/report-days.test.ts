import { expect, it } from 'vitest'
import { addDays, countDays, reportDays } from './report-days'

const on = (period: 'today' | 'yesterday' | 'week' | 'month') =>
  reportDays({ period, from: '', to: '' }, '2026-03-03')

it('means the days up to today, and compares with as many before and a week before', () => {
  expect(on('today')).toMatchObject({
    now: { from: '2026-03-03', to: '2026-03-03' },
    before: { from: '2026-03-02', to: '2026-03-02' },
    lastWeek: { from: '2026-02-24', to: '2026-02-24' },
    isGoingOn: true,
  })
  expect(on('yesterday')).toMatchObject({
    now: { from: '2026-03-02', to: '2026-03-02' },
    isGoingOn: false,
  })
  expect(on('week').now).toEqual({ from: '2026-02-25', to: '2026-03-03' })
  expect(on('week').before).toEqual(on('week').lastWeek)
  expect(on('month')).toMatchObject({
    now: { from: '2026-03-01', to: '2026-03-03' },
    before: { from: '2026-02-26', to: '2026-02-28' },
  })
})

it('takes the last year of more', () => {
  const asked = { period: 'chosen', from: '2020-01-01', to: '2026-01-01' } as const
  expect(reportDays(asked, '2026-03-03')).toMatchObject({
    now: { from: '2025-01-01', to: '2026-01-01' },
    count: 366,
    isCut: true,
  })
})

it('counts calendar days', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(countDays({ from: '2024-02-28', to: '2024-03-01' })).toBe(3)
})
