import { TZDate } from '@date-fns/tz'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ALL_REGIONS, areaOf } from '../areas'
import { instantOfWall, wallOf } from './wall-clock'

/** New York and Lord Howe change their clocks, the latter by half an hour. */
const zones = fc.constantFrom(
  ...ALL_REGIONS.map((region) => areaOf(region).timeZone),
  'America/New_York',
  'Australia/Lord_Howe',
)
const instants = fc
  .integer({ min: 1_577_836_800, max: 2_208_988_800 })
  .map((seconds) => new Date(seconds * 1000))

const two = (value: number) => String(value).padStart(2, '0')

it('shows what a library of time zones shows', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const shown = new TZDate(instant, zone)
      const day = `${shown.getFullYear()}-${two(shown.getMonth() + 1)}-${two(shown.getDate())}`
      const clock = `${two(shown.getHours())}:${two(shown.getMinutes())}:${two(shown.getSeconds())}`
      expect(wallOf(instant, zone)).toBe(`${day}T${clock}.000Z`)
    }),
  )
})

it('finds the instant again, where clocks do not show the time twice', () => {
  fc.assert(
    fc.property(instants, zones, (instant, zone) => {
      const found = instantOfWall(Date.parse(wallOf(instant, zone)), zone)
      expect(wallOf(found, zone)).toBe(wallOf(instant, zone))
      if (zone.startsWith('Asia/')) expect(found).toEqual(instant)
    }),
  )
})

it('refuses what is no date', () => {
  expect(() => wallOf(new Date(Number.NaN), 'Asia/Hong_Kong')).toThrow(RangeError)
})
