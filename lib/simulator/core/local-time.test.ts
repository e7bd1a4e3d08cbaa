import { describe, expect, it } from 'vitest'
import { addDays, dayOfWeek, fromLocal, minutesOfDay, toLocal } from './local-time'

describe('local time', () => {
  it('turns instants into the day and time of the region', () => {
    const at = Date.UTC(2026, 0, 14, 17, 30)
    expect(toLocal(at, 8)).toEqual({ date: '2026-01-15', sinceMidnight: 90 * 60_000 })
    expect(toLocal(at, 7).sinceMidnight).toBe(30 * 60_000)
  })

  it('reads local moments and refuses those that do not exist', () => {
    expect(fromLocal('2026-01-15 01:30', 8)).toBe(Date.UTC(2026, 0, 14, 17, 30))
    expect(fromLocal('2026-01-15 01:30:05', 8)).toBe(Date.UTC(2026, 0, 14, 17, 30, 5))
    for (const text of [
      '2026-02-29 10:00',
      '2026-01-15 24:00',
      '2026-01-15T10:00',
      '2026-1-5 10:00',
    ])
      expect(fromLocal(text, 8)).toBeUndefined()
  })

  it('reads times of day from 00:00 to 23:59', () => {
    expect(minutesOfDay('00:00')).toBe(0)
    expect(minutesOfDay('23:59')).toBe(1439)
    for (const text of ['24:00', '9:00', '12:60', '']) expect(minutesOfDay(text)).toBeUndefined()
  })

  it('counts days from Sunday, which is 1', () => {
    expect(dayOfWeek('2026-01-18')).toBe(1)
    expect(dayOfWeek('2026-01-17')).toBe(7)
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  })
})
