import { expect, test } from 'vitest'
import { backupName, isDue, outlived } from './daily-names'

const NOON = new Date('2026-11-23T12:00:00.500Z')
const hoursBefore = (hours: number) => backupName(new Date(NOON.getTime() - hours * 3_600_000))

test('is named by when it was taken, as every system can write it', () => {
  expect(backupName(NOON)).toBe('handover-2026-11-23T12-00-00Z.backup.gz')
})

test('is due after a day, and where there is none of ours', () => {
  expect(isDue([], NOON)).toBe(true)
  expect(isDue(['holiday.jpg', 'by-hand.backup.gz'], NOON)).toBe(true)
  expect(isDue([hoursBefore(25), hoursBefore(49)], NOON)).toBe(true)
  expect(isDue([hoursBefore(23), hoursBefore(47)], NOON)).toBe(false)
})

test('the oldest of ours go, and nothing that is not ours', () => {
  const names = [hoursBefore(1), 'by-hand.backup.gz', hoursBefore(49), hoursBefore(25)]
  expect(outlived(names, 2)).toEqual([hoursBefore(49)])
  expect(outlived(names, 7)).toEqual([])
})
