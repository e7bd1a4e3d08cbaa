import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ALL_REGIONS, areaOf, type Region } from '../areas'
import {
  formatExpressPeriod,
  formatFoodTime,
  formatParcelTime,
  formatSlot,
  fromDateTimeLocal,
  fromEpochSeconds,
  localDay,
  localDayPeriod,
  parseExpressPeriod,
  parseFoodTime,
  parseParcelTime,
  parseSlot,
  scheduleWindow,
  toDateTimeLocal,
  toEpochSeconds,
} from './local-time'

const regions = fc.constantFrom<Region>(...ALL_REGIONS)
/** 2020 to 2040, when no region changes its clocks. */
const seconds = fc.integer({ min: 1_577_836_800, max: 2_208_988_800 })
const instants = seconds.map((value) => new Date(value * 1000))
const minutes = seconds.map((value) => new Date(Math.floor(value / 60) * 60_000))
const NOON_UTC = new Date('2026-11-21T12:00:00Z')

describe.each([
  ['UTC', 12],
  ['America/New_York', 7],
  ['Pacific/Auckland', 1],
])('on a machine in %s', (zone, hour) => {
  beforeAll(() => void vi.stubEnv('TZ', zone))
  afterAll(() => void vi.unstubAllEnvs())

  test('the machine’s own clock really stands there', () => {
    expect(NOON_UTC.getHours()).toBe(hour)
  })

  test('trap 1: times are local to the region: +8, but +7 in Bangkok and all of Vietnam', () => {
    for (const region of ALL_REGIONS) {
      const isEast = ['852', '65', '60', '886'].includes(areaOf(region).callingCode)
      const expected = isEast ? '2026-11-21 20:00:00' : '2026-11-21 19:00:00'
      expect(formatFoodTime(NOON_UTC, region)).toBe(expected)
      expect(parseFoodTime(expected, region)).toEqual(NOON_UTC)
    }
  })

  test('trap 3: each family writes times its own way', () => {
    const to = new Date('2026-11-21T14:00:00Z')
    expect(formatFoodTime(NOON_UTC, 'HK')).toBe('2026-11-21 20:00:00')
    expect(formatParcelTime(NOON_UTC, 'HK')).toBe('2026-11-21 20:00')
    expect(formatExpressPeriod({ from: NOON_UTC, to }, 'HK')).toEqual({
      date: '2026-11-21',
      period: '20:00-22:00',
    })
    expect(formatSlot({ from: NOON_UTC, to }, 'HK')).toBe('2026-11-21 20:00-22:00')
  })

  test('what is written reads back as it was, in every region', () => {
    fc.assert(
      fc.property(instants, regions, (instant, region) => {
        expect(parseFoodTime(formatFoodTime(instant, region), region)).toEqual(instant)
        expect(fromEpochSeconds(toEpochSeconds(instant))).toEqual(instant)
      }),
    )
    fc.assert(
      fc.property(minutes, regions, (instant, region) => {
        expect(parseParcelTime(formatParcelTime(instant, region), region)).toEqual(instant)
        expect(fromDateTimeLocal(toDateTimeLocal(instant, region), region)).toEqual(instant)
      }),
    )
  })

  test('slots read back as they were, past midnight too', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: 1, max: 1440 }), regions, (from, length, region) => {
        const slot = { from, to: new Date(from.getTime() + length * 60_000) }
        expect(parseSlot(formatSlot(slot, region), region)).toEqual(slot)
      }),
    )
    expect(parseExpressPeriod('2026-11-21', '18:00-24:00', 'HK')).toEqual(
      parseExpressPeriod('2026-11-21', '18:00-00:00', 'HK'),
    )
  })

  test('an instant lies on the day that the region has then, and in that day’s period', () => {
    expect(localDay(new Date('2026-11-21T16:30:00Z'), 'HK')).toBe('2026-11-22')
    expect(localDay(new Date('2026-11-21T16:30:00Z'), 'BKK')).toBe('2026-11-21')
    fc.assert(
      fc.property(instants, regions, (instant, region) => {
        const period = localDayPeriod(localDay(instant, region), region)
        expect(period && period.from <= instant && instant < period.to).toBe(true)
        expect(period && period.to.getTime() - period.from.getTime()).toBe(86_400_000)
      }),
    )
  })
})

describe('local time', () => {
  test.each([
    '',
    '2026-11-21',
    '2026-11-21 20:00',
    '2026-11-21T20:00:00',
    '2026-02-30 20:00:00',
    '2026-13-01 20:00:00',
    '2026-11-21 24:00:00',
    '2026-11-21 20:60:00',
    '0026-11-21 1:00:00',
    '2026-11-21 20:00:60',
    ' 2026-11-21 20:00:00',
    '0026-11-21 10:00:00',
  ])('%j is no food time', (text) => {
    expect(parseFoodTime(text, 'HK')).toBeNull()
  })

  test('a slot whose date or clock does not exist is none', () => {
    for (const text of ['2026-02-30 10:00-12:00', '2026-11-21 10:00', '2026-11-21 25:00-26:00']) {
      expect(parseSlot(text, 'HK')).toBeNull()
    }
    expect(parseExpressPeriod('21-11-2026', '10:00-12:00', 'HK')).toBeNull()
    expect(localDayPeriod('2026-11-31', 'HK')).toBeNull()
  })

  test('trap 2: epoch fields are seconds, and a fraction is cut off', () => {
    expect(toEpochSeconds(new Date('2026-11-21T12:00:00.999Z'))).toBe(1_795_262_400)
    expect(fromEpochSeconds(1_795_262_400)).toEqual(NOON_UTC)
    expect(fromEpochSeconds(Number.MAX_SAFE_INTEGER)).toBeNull()
    expect(fromEpochSeconds(Number.NaN)).toBeNull()
  })

  test('trap 4: food may be scheduled 30 minutes to 7 days ahead, parcels to 31 days', () => {
    expect(scheduleWindow('food', NOON_UTC)).toEqual({
      from: new Date('2026-11-21T12:30:00Z'),
      to: new Date('2026-11-28T12:00:00Z'),
    })
    expect(scheduleWindow('parcel', NOON_UTC)).toEqual({
      from: new Date('2026-11-21T12:30:00Z'),
      to: new Date('2026-12-22T12:00:00Z'),
    })
  })

  test('browsers may add seconds to a datetime-local value', () => {
    expect(fromDateTimeLocal('2026-11-21T20:00:00', 'HK')).toEqual(NOON_UTC)
    expect(fromDateTimeLocal('2026-11-21 20:00', 'HK')).toBeNull()
    expect(fromDateTimeLocal('', 'HK')).toBeNull()
  })
})
