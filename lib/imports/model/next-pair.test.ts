import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { parseExpressPeriod } from '@/lib/domain/time/local-time'
import { acceptsPickup, parseDecimalRange, type SlotOffer } from '@/lib/domain/express/slots'
import { cutOff, nextPair, type SlotPair } from './next-pair'

const DAYS = ['2026-11-23', '2026-11-24', '2026-11-25'] as const
const PERIODS = ['09:00-12:00', '14:00-17:00'] as const

function slot(day: number, period: string) {
  const date = DAYS[day] ?? ''
  const time = parseExpressPeriod(date, period, 'HK')
  if (!time) throw new Error('no slot')
  return { date, period, time, description: null }
}

/** Morning and afternoon of three days; a day's delivery takes the pickups of the day before. */
const offer: SlotOffer = {
  pickup: {
    description: null,
    slots: DAYS.flatMap((_, day) =>
      PERIODS.map((period, i) => ({ ...slot(day, period), workingDay: `${day}.${i}` })),
    ),
  },
  delivery: [
    {
      name: 'default',
      description: null,
      slots: [1, 2].map((day) => ({
        ...slot(day, '09:00-13:00'),
        workingDay: String(day),
        acceptable: parseDecimalRange(`${day - 1}.0-${day - 1}.9`),
      })),
    },
  ],
}
const now = new Date('2026-11-23T02:00:00Z')
const pickup = (day: number, period: string) => ({ date: DAYS[day] ?? '', period })
const delivery = (day: number) => ({ date: DAYS[day] ?? '', period: '09:00-13:00' })

describe('the next matching pair', () => {
  it('is the next pickup, with the delivery that was chosen where that still goes', () => {
    const given: SlotPair = { pickup: pickup(0, PERIODS[0]), delivery: delivery(1) }
    expect(nextPair(offer, given, now)).toEqual({
      pickup: pickup(0, PERIODS[1]),
      delivery: delivery(1),
    })
  })

  it('brings the next delivery where the chosen one does not take the pickup', () => {
    const given: SlotPair = { pickup: pickup(0, PERIODS[1]), delivery: delivery(1) }
    expect(nextPair(offer, given, now)).toEqual({
      pickup: pickup(1, PERIODS[0]),
      delivery: delivery(2),
    })
  })

  it('keeps a whole day a whole day, and no delivery none', () => {
    const given: SlotPair = { pickup: pickup(0, ''), delivery: null }
    expect(nextPair(offer, given, now)).toEqual({ pickup: pickup(1, ''), delivery: null })
  })

  it('is none where nothing later is offered that goes together', () => {
    const given: SlotPair = { pickup: pickup(1, PERIODS[1]), delivery: delivery(2) }
    expect(nextPair(offer, given, now)).toBeNull()
  })

  it('always lies ahead, comes after the one before, and goes together', () => {
    const pairs = fc.record({
      pickup: fc.record({ date: fc.constantFrom(...DAYS), period: fc.constantFrom(...PERIODS) }),
      delivery: fc.option(fc.constantFrom(delivery(1), delivery(2))),
    })
    const moments = fc.integer({ min: -24, max: 72 }).map((h) => new Date(now.getTime() + h * 36e5))
    fc.assert(
      fc.property(pairs, moments, (given, at) => {
        const next = nextPair(offer, given, at)
        if (!next) return
        const start = cutOff(next.pickup)
        expect(start && start > at).toBe(true)
        expect(start && start > (cutOff(given.pickup) ?? at)).toBe(true)
        expect(next.delivery === null).toBe(given.delivery === null)
        const from = offer.pickup.slots.find((one) => one.time.from.getTime() === start?.getTime())
        const goes = offer.delivery.some(({ slots }) =>
          slots.some((one) => one.date === next.delivery?.date && from && acceptsPickup(one, from)),
        )
        expect(next.delivery === null || goes).toBe(true)
      }),
    )
  })
})
