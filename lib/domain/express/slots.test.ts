import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  acceptsPickup,
  deliveriesAfter,
  parseDecimalRange,
  type DeliverySlot,
  type PickupSlot,
} from './slots'

const SLOT = {
  date: '2026-11-23',
  period: '09:00-13:00',
  description: null,
  time: { from: new Date(0), to: new Date(1) },
}
const pickup = (workingDay: string): PickupSlot => ({ ...SLOT, workingDay })
const delivery = (acceptable: string): DeliverySlot => ({
  ...SLOT,
  workingDay: null,
  acceptable: parseDecimalRange(acceptable),
})
const accepts = (acceptable: string, code: string) =>
  acceptsPickup(delivery(acceptable), pickup(code))

const thousandths = fc.integer({ min: -99_999, max: 99_999 })
const text = (units: number) => (units / 1000).toFixed(3)

describe('slots', () => {
  test('trap 55: both ends count as inside, as decimals and not as text', () => {
    expect(accepts('1.5-10', '1.5')).toBe(true)
    expect(accepts('1.5-10', '10.0')).toBe(true)
    expect(accepts('1.5-10', '9')).toBe(true)
    expect(accepts('1.5-10', '1.49999999999999999999')).toBe(false)
    expect(accepts('1.5-10', '10.00000000000000000001')).toBe(false)
    expect(accepts('0.3-0.3', '0.30')).toBe(true)
    expect(accepts('-1.5--0.5', '-1')).toBe(true)
  })

  test('a code is inside exactly when it is neither below nor above', () => {
    fc.assert(
      fc.property(thousandths, thousandths, thousandths, (low, high, code) => {
        const isInside = low <= code && code <= high
        expect(accepts(`${text(low)}-${text(high)}`, text(code))).toBe(isInside)
        expect(accepts(` ${text(low)} - ${text(high)} `, text(code))).toBe(isInside)
      }),
    )
  })

  test.each(['', '5', '1.5-', '-', 'a-b', '1..5-2', '1-2-3', '1,5-2', '1~2'])(
    '%j is no range, and accepts nothing',
    (range) => {
      expect(parseDecimalRange(range)).toBeNull()
      expect(accepts(range, '1.5')).toBe(false)
    },
  )

  test('a pickup whose code is no number is followed by nothing', () => {
    for (const code of ['', 'x', '1.5.2']) expect(accepts('0-9', code)).toBe(false)
  })

  test('every group is asked, whatever its name; those without a slot are left out', () => {
    const group = (name: string, ...ranges: string[]) => ({
      name,
      description: name,
      slots: ranges.map(delivery),
    })
    const offer = {
      pickup: { description: null, slots: [pickup('2.25')] },
      delivery: [group('default', '0-2', '2-3'), group('sp1', '3-4'), group('night', '2.25-2.25')],
    }
    const after = deliveriesAfter(offer, pickup('2.25'))
    expect(after.map(({ name, slots }) => [name, slots.length])).toEqual([
      ['default', 1],
      ['night', 1],
    ])
    expect(after[0]?.slots[0]).toBe(offer.delivery[0]?.slots[1])
  })
})
