import { describe, expect, it } from 'vitest'
import { wallOf } from '@/lib/domain/time/wall-clock'
import { addDays } from './report-days'
import { dueSummary, summaryDays } from './summary'

describe('what is due', () => {
  it.each([
    ['2026-03-03T05:59:59', null],
    ['2026-03-03T06:00:00', '2026-03-02'],
    ['2026-03-03T23:59:59', '2026-03-02'],
    ['2026-03-04T00:00:00', null],
    ['2026-03-01T06:00:00', '2026-02-28'],
  ])('of days at %s is %s', (wall, day) => {
    expect(dueSummary('daily', wall)?.day ?? null).toBe(day)
  })

  it.each([
    // 2 March 2026 is a Monday.
    ['2026-03-02T05:59:00', null],
    ['2026-03-02T06:00:00', '2026-02-23'],
    ['2026-03-03T00:00:00', '2026-02-23'],
    ['2026-03-08T23:59:59', '2026-02-23'],
    ['2026-03-09T06:00:00', '2026-03-02'],
  ])('of weeks at %s is that of %s', (wall, day) => {
    expect(dueSummary('weekly', wall)?.day ?? null).toBe(day)
  })

  it('became so at six o’clock of that day, or of Monday', () => {
    expect(dueSummary('daily', '2026-03-03T11:00:00')?.since).toBe('2026-03-03T06:00:00Z')
    expect(dueSummary('weekly', '2026-03-05T11:00:00')?.since).toBe('2026-03-02T06:00:00Z')
  })
})

it('is about a day, or Monday to Sunday', () => {
  expect(summaryDays('daily', '2026-03-02')).toEqual({ from: '2026-03-02', to: '2026-03-02' })
  expect(summaryDays('weekly', '2026-02-23')).toEqual({ from: '2026-02-23', to: '2026-03-01' })
})

const HOUR_MS = 3_600_000

describe.each(['Asia/Hong_Kong', 'America/New_York', 'Australia/Lord_Howe'])(
  'over two years of hours in %s',
  (zone) => {
    const hours = Array.from(
      { length: 2 * 365 * 24 },
      (_, at) => new Date(Date.parse('2027-06-01T00:30:00Z') + at * HOUR_MS),
    )
    it.each(['daily', 'weekly'] as const)(
      '%s summaries leave out no day, and none twice',
      (rhythm) => {
        const due = hours.flatMap((hour) => dueSummary(rhythm, wallOf(hour, zone))?.day ?? [])
        const each = due.filter((day, at) => day !== due[at - 1])
        // Month ends, a leap day and both changes of the clocks are among them.
        expect(each.length).toBeGreaterThan(rhythm === 'daily' ? 728 : 103)
        expect(new Set(each).size).toBe(each.length)
        for (const [at, day] of each.slice(1).entries()) {
          const before = each[at]
          expect(before && addDays(summaryDays(rhythm, before).to, 1)).toBe(day)
        }
      },
    )
  },
)
