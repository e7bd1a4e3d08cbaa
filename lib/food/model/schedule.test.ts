import { describe, expect, it } from 'vitest'
import type { Region } from '@/lib/domain/areas'
import { readSchedule, whenBounds } from './schedule'

const NOW = new Date('2025-03-04T04:00:00Z') // noon in Hong Kong

const whenProblem = (text: string, region: Region, now: Date) => {
  const read = readSchedule(text, region, now)
  return read instanceof Date ? null : read
}

describe('a time for later', () => {
  it.each([
    ['2025-03-04T12:29', 'tooSoon'],
    ['2025-03-04T12:30', null],
    ['2025-03-11T12:00', null],
    ['2025-03-11T12:01', 'tooLate'],
    ['2025-02-30T12:00', 'when'],
    ['', 'when'],
  ])('%s in Hong Kong at noon: %s (food §8)', (text, problem) => {
    expect(whenProblem(text, 'HK', NOW)).toBe(problem)
  })

  it('counts in the store’s own time (trap 1)', () => {
    expect(whenProblem('2025-03-04T11:45', 'BKK', NOW)).toBeNull()
    expect(whenProblem('2025-03-04T11:45', 'HK', NOW)).toBe('tooSoon')
    expect(whenProblem('2025-03-04T11:30', 'SGN', NOW)).toBeNull()
    expect(whenProblem('2025-03-04T11:29', 'SGN', NOW)).toBe('tooSoon')
    expect(whenProblem('2025-03-11T11:00', 'BKK', NOW)).toBeNull()
    expect(whenProblem('2025-03-11T11:01', 'BKK', NOW)).toBe('tooLate')
  })
})

it('gives the browser’s picker ends that it may choose', () => {
  const { min, max } = whenBounds('HK', NOW)
  expect([min, max]).toEqual(['2025-03-04T12:30', '2025-03-11T12:00'])
  expect([min, max].map((end) => whenProblem(end, 'HK', NOW))).toEqual([null, null])
})
