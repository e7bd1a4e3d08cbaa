import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatClock } from '@/lib/domain/hours/hours-request'
import { parseClock, typedRange } from './range-panel'

describe('parseClock', () => {
  it.each([
    ['9', 540],
    ['09', 540],
    ['930', 570],
    ['0930', 570],
    ['9:30', 570],
    ['9.30', 570],
    [' 23:59 ', 1439],
    ['24:00', 1440],
    ['9：30', 570],
  ])('%s', (text, minutes) => expect(parseClock(text)).toBe(minutes))

  it.each(['', '25', '24:01', '9:60', '9:3', 'noon', '12345', '-1'])('%s is no time', (text) => {
    expect(parseClock(text)).toBeNull()
  })

  it('reads every minute as it is written', () => {
    fc.assert(
      fc.property(fc.nat(1439), (minute) => {
        expect(parseClock(formatClock(minute))).toBe(minute)
      }),
    )
  })
})

describe('typedRange', () => {
  it('ends on the next day when the end is not after the start', () => {
    expect(typedRange('18:00', '02:00').range).toEqual({ from: 1080, to: 1560 })
    expect(typedRange('00:00', '00:00').range).toEqual({ from: 0, to: 1440 })
    expect(typedRange('00:00', '24:00').range).toEqual({ from: 0, to: 1440 })
    expect(typedRange('11', '22').range).toEqual({ from: 660, to: 1320 })
  })

  it.each([
    ['x', '22', 'clock', 'from'],
    ['24:00', '01:00', 'start', 'from'],
    ['11', '', 'clock', 'to'],
    ['13:00', '12:30', 'tooLong', 'to'],
  ] as const)('%s to %s: %s', (opens, closes, fault, field) => {
    expect(typedRange(opens, closes)).toEqual({ range: null, fault, field })
  })
})
