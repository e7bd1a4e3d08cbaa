import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptsSome,
  chosenSlots,
  pickupsMeant,
  slotFaults,
  withoutBegun,
  type ChosenSlots,
} from './chosen-slots'
import { parseSlot } from '@/lib/domain/time/local-time'
import { parseDecimalRange, type SlotOffer } from '@/lib/domain/express/slots'

function timed(datetime: string) {
  const [date = '', period = ''] = datetime.split(' ')
  const time = parseSlot(datetime, 'HK')
  if (!time) throw new Error(`${datetime} is no slot`)
  return { date, period, time, description: null }
}
const pickup = (datetime: string, workingDay: string) => ({ ...timed(datetime), workingDay })
const delivery = (datetime: string, acceptable: string) => ({
  ...timed(datetime),
  workingDay: null,
  acceptable: parseDecimalRange(acceptable),
})

const MORNING = '2026-11-23 09:00-12:00'
const AFTERNOON = '2026-11-23 12:00-17:00'
const EVENING = '2026-11-23 19:00-22:00'
const NEXT_DAY = '2026-11-24 09:00-13:00'
const OFFER: SlotOffer = {
  pickup: { description: null, slots: [pickup(MORNING, '1.375'), pickup(AFTERNOON, '1.5')] },
  delivery: [
    { name: 'default', description: null, slots: [delivery(NEXT_DAY, '0-1.60')] },
    { name: 'sp1', description: null, slots: [delivery(EVENING, '1.2-1.4')] },
    { name: 'sp1b', description: null, slots: [delivery(EVENING, '8-9')] },
  ],
}
const choice = (datetime: string) => {
  const { date, period } = timed(datetime)
  return { date, period }
}
const faults = (chosen: Partial<ChosenSlots>, offer = OFFER) =>
  slotFaults('HDP-ECOMM-H', offer, { pickup: null, delivery: null, ...chosen })

describe('what keeps chosen slots from being sent', () => {
  it('is nothing when nothing was chosen, or when they go together', () => {
    expect(faults({})).toEqual([])
    expect(faults({ pickup: choice(MORNING) })).toEqual([])
    expect(faults({ pickup: choice(MORNING), delivery: choice(NEXT_DAY) })).toEqual([])
  })

  it('is a delivery that does not accept the pickup', () => {
    const chosen = { pickup: choice(AFTERNOON), delivery: choice(EVENING) }
    expect(faults(chosen)).toEqual([{ field: 'delivery.period', problem: 'slot-mismatch' }])
  })

  it('goes when one of the groups that offer the same time accepts it', () => {
    expect(faults({ pickup: choice(MORNING), delivery: choice(EVENING) })).toEqual([])
  })

  it('is a slot that is not offered, each at its own field, where the product has one', () => {
    const gone = { date: '2026-11-23', period: '06:00-07:00' }
    expect(faults({ pickup: gone, delivery: choice(NEXT_DAY) })).toEqual([
      { field: 'pickup.period', problem: 'slot-gone' },
    ])
    expect(faults({ pickup: choice(MORNING), delivery: gone })).toEqual([
      { field: 'delivery.period', problem: 'slot-gone' },
    ])
    const day = { pickup: { date: '2026-11-30', period: null }, delivery: null }
    expect(slotFaults('HDP-SFWH-H', OFFER, day)).toEqual([
      { field: 'pickup.date', problem: 'slot-gone' },
    ])
  })

  it('is a delivery without any pickup', () => {
    expect(faults({ delivery: choice(NEXT_DAY) })).toEqual([
      { field: 'delivery.period', problem: 'slot-needs-pickup' },
    ])
  })
})

describe('a day without a period', () => {
  const day = { date: '2026-11-23', period: null }

  it('means every pickup of it, and goes with what accepts one of them', () => {
    expect(pickupsMeant(OFFER, day)).toHaveLength(2)
    expect(faults({ pickup: day, delivery: choice(EVENING) })).toEqual([])
  })

  it('means only those that are left of it', () => {
    const noon = parseSlot(AFTERNOON, 'HK')!.from
    const left = withoutBegun(OFFER, new Date(noon.getTime() - 1))
    expect(pickupsMeant(left, day).map(({ period }) => period)).toEqual(['12:00-17:00'])
    expect(faults({ pickup: day, delivery: choice(EVENING) }, left)).toEqual([
      { field: 'delivery.period', problem: 'slot-mismatch' },
    ])
  })
})

it('cuts what begins this very moment, pickups and deliveries alike', () => {
  const left = withoutBegun(OFFER, parseSlot(EVENING, 'HK')!.from)
  expect(left.pickup.slots).toEqual([])
  expect(left.delivery.map(({ slots }) => slots.length)).toEqual([1, 0, 0])
})

it('reads a draft: no date is no choice, an empty period is none', () => {
  const chosen = { pickup: { date: '2026-11-23', period: '' }, delivery: { date: ' ' } }
  expect(chosenSlots(chosen)).toEqual({
    pickup: { date: '2026-11-23', period: null },
    delivery: null,
  })
  expect(chosenSlots({})).toEqual({ pickup: null, delivery: null })
})

const code = fc.integer({ min: 0, max: 9999 })
const text = (units: number) => (units / 1000).toFixed(3)

it('says mismatch exactly when no pickup meant lies within both ends', () => {
  fc.assert(
    fc.property(fc.array(code, { minLength: 1, maxLength: 4 }), code, code, (codes, a, b) => {
      const [low, high] = a < b ? [a, b] : [b, a]
      const slot = delivery(NEXT_DAY, `${text(low)}-${text(high)}`)
      const pickups = codes.map((one) => pickup(MORNING, text(one)))
      const inside = codes.some((one) => low <= one && one <= high)
      expect(acceptsSome(slot, pickups)).toBe(inside)
      const offer: SlotOffer = {
        pickup: { description: null, slots: pickups },
        delivery: [{ name: 'x', description: null, slots: [slot] }],
      }
      const chosen = { pickup: choice(MORNING), delivery: choice(NEXT_DAY) }
      expect(faults(chosen, offer).map(({ problem }) => problem)).toEqual(
        inside ? [] : ['slot-mismatch'],
      )
    }),
  )
})
