import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ParcelProblems } from '@/lib/parcels/model/typed-parcel'
import { readTimes } from '@/lib/parcels/model/read-times'
import { giveUpBounds, pickupBounds } from './time-field'

/** What the checks say of times that were offered in the minute that `now` is in. */
function problemsOf(
  typed: { scheduledFor?: string; giveUpAt?: string },
  now: Date,
): Readonly<Record<string, unknown>> {
  const problems: ParcelProblems = {}
  const { scheduledFor = '', giveUpAt = '' } = typed
  const when = scheduledFor === '' ? ('now' as const) : ('later' as const)
  const giveUp = giveUpAt === '' ? ('usual' as const) : ('at' as const)
  readTimes({ when, scheduledFor, giveUp, giveUpAt }, { region: 'HK', now, problems })
  return problems
}

it('offers from the first minute that is far enough ahead, seconds counted', () => {
  const now = new Date('2025-03-04T10:00:45+08:00')
  expect(pickupBounds('HK', now)).toEqual({ min: '2025-03-04T10:31', max: '2025-04-04T10:00' })
  expect(giveUpBounds('', 'HK', now)).toEqual({ min: '2025-03-04T10:01', max: '2025-03-05T10:00' })
  expect(giveUpBounds('2025-03-04T12:00', 'HK', now).max).toBe('2025-03-05T12:00')
})

it('offers nothing that the checks refuse in the same minute', () => {
  const clock = fc.record({ minute: fc.nat(1_000_000), second: fc.nat(59) })
  fc.assert(
    fc.property(clock, ({ minute, second }) => {
      const shown = new Date(Date.UTC(2025, 0, 1) + minute * 60_000)
      const now = new Date(shown.getTime() + second * 1000)
      const { min, max } = pickupBounds('HK', shown)
      for (const scheduledFor of [min, max]) expect(problemsOf({ scheduledFor }, now)).toEqual({})
      for (const giveUpAt of Object.values(giveUpBounds('', 'HK', shown))) {
        expect(problemsOf({ giveUpAt }, now)).toEqual({})
      }
    }),
  )
})
