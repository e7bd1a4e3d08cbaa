import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChosenSlots } from '@/lib/express/model/chosen-slots'
import { acceptsPickup } from '@/lib/domain/express/slots'
import { deliveryGroups, pickupDays, type ShownGroup } from './shown-slots'
import { toOffer } from './use-slot-offer'

const pickup = (date: string, period: string, workingDay: string, description = period) => ({
  date,
  period,
  workingDay,
  description,
})
const delivery = (date: string, period: string, low: string, high: string) => ({
  date,
  period,
  workingDay: null,
  description: null,
  acceptable: { low, high },
})
const MON = '2026-11-23'
const TUE = '2026-11-24'
const meta = { datetime: null, workingDay: null, productType: null, destinationType: null }
const offer = toOffer({
  meta,
  at: '2026-11-22T00:00:00.000Z',
  pickup: {
    description: null,
    slots: [
      pickup(TUE, '10:00-13:00', '2.4'),
      pickup(MON, '14:00-17:00', '1.58'),
      pickup(MON, '10:00-13:00', '1.4', 'Before noon'),
    ],
  },
  delivery: [
    {
      name: 'default',
      description: 'Usual',
      slots: [delivery(TUE, '09:00-13:00', '0', '1.5'), delivery(TUE, '13:00-18:00', '0', '1.6')],
    },
    {
      name: 'night',
      description: null,
      slots: [delivery(MON, '19:00-22:00', '1.4', '1.4'), delivery(TUE, '13:00-18:00', '5', '6')],
    },
    { name: 'empty', description: 'Nothing', slots: [] },
  ],
})
const choice = (date: string, period: string | null) => ({ date, period })
const chosen = (change: Partial<ChosenSlots> = {}): ChosenSlots => ({
  pickup: null,
  delivery: null,
  ...change,
})
const slotsOf = ({ days }: ShownGroup) => days.flatMap(({ slots }) => slots)
const marks = (groups: readonly ShownGroup[]) =>
  groups.map((group) => [group.name, slotsOf(group).map(({ mark }) => mark)])

describe('pickup slots', () => {
  it('stand by day and time, whatever order they came in', () => {
    const days = pickupDays(offer, chosen(), true)
    expect(days.map(({ date, slots }) => [date, slots.map(({ period }) => period)])).toEqual([
      [MON, ['10:00-13:00', '14:00-17:00']],
      [TUE, ['10:00-13:00']],
    ])
  })

  it('keep a description that says more than the time', () => {
    const [first, second] = pickupDays(offer, chosen(), true)[0]?.slots ?? []
    expect([first?.description, second?.description]).toEqual(['Before noon', null])
  })

  it('are one a day where the product takes no period', () => {
    const days = pickupDays(offer, chosen({ pickup: choice(MON, null) }), false)
    expect(days.flatMap(({ slots }) => slots)).toMatchObject([
      { date: MON, period: null, isChosen: true, mark: 'open' },
      { date: TUE, period: null, isChosen: false, mark: 'open' },
    ])
  })

  it('keep the chosen one in its place when it is gone', () => {
    const lost = choice(MON, '12:00-14:00')
    const days = pickupDays(offer, chosen({ pickup: lost }), true)
    expect(days[0]?.slots.map(({ period, mark }) => [period, mark])).toEqual([
      ['10:00-13:00', 'open'],
      ['12:00-14:00', 'gone'],
      ['14:00-17:00', 'open'],
    ])
    expect(days[0]?.slots.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  })
})

describe('delivery slots', () => {
  it('wait for a pickup, in every group that came, whatever its name', () => {
    expect(marks(deliveryGroups(offer, chosen()))).toEqual([
      ['default', ['needs-pickup', 'needs-pickup']],
      ['night', ['needs-pickup', 'needs-pickup']],
      ['empty', []],
    ])
  })

  it('are all there, and only those open that go with the pickup', () => {
    const groups = deliveryGroups(offer, chosen({ pickup: choice(MON, '14:00-17:00') }))
    expect(marks(groups)).toEqual([
      ['default', ['mismatch', 'open']],
      ['night', ['mismatch', 'mismatch']],
      ['empty', []],
    ])
  })

  it('keep the chosen one where it does not go any more', () => {
    const groups = deliveryGroups(
      offer,
      chosen({ pickup: choice(TUE, '10:00-13:00'), delivery: choice(TUE, '09:00-13:00') }),
    )
    expect(groups.flatMap(slotsOf).filter(({ isChosen }) => isChosen)).toMatchObject([
      { date: TUE, period: '09:00-13:00', mark: 'mismatch' },
    ])
  })

  it('mark one of two groups that have the time, that which goes', () => {
    const picked = { delivery: choice(TUE, '13:00-18:00') }
    const groups = deliveryGroups(offer, chosen({ pickup: choice(MON, '10:00-13:00'), ...picked }))
    expect(groups.map((group) => slotsOf(group).filter(({ isChosen }) => isChosen).length)).toEqual(
      [1, 0, 0],
    )
  })

  it('show a chosen one that is gone in a group of its own', () => {
    const groups = deliveryGroups(offer, chosen({ delivery: choice(MON, '06:00-07:00') }))
    expect(groups[0]).toMatchObject({ name: null, description: null })
    expect(slotsOf(groups[0]!)).toMatchObject([{ mark: 'gone', isChosen: true }])
    expect(groups.slice(1)).toEqual(deliveryGroups(offer, chosen()))
  })

  it('say which part of a day they go with, when not with all of it', () => {
    const groups = deliveryGroups(offer, chosen({ pickup: choice(MON, null) }))
    expect(groups.flatMap(slotsOf).map(({ mark, onlyAfter }) => [mark, onlyAfter])).toEqual([
      ['open', ['10:00-13:00']],
      ['open', []],
      ['open', ['10:00-13:00']],
      ['mismatch', []],
    ])
  })

  it('are open exactly when the rule accepts them', () => {
    const code = fc.integer({ min: 0, max: 300 }).map((units) => (units / 100).toFixed(2))
    const times = fc.uniqueArray(fc.integer({ min: 0, max: 22 }), { minLength: 1, maxLength: 8 })
    const clock = (hour: number) => String(hour).padStart(2, '0')
    fc.assert(
      fc.property(
        code,
        times,
        fc.array(fc.tuple(code, code), { minLength: 8 }),
        (at, hours, ends) => {
          const some = toOffer({
            meta,
            at: offer.at,
            pickup: { description: null, slots: [pickup(MON, '10:00-13:00', at)] },
            delivery: [
              {
                name: 'any',
                description: null,
                slots: hours.map((hour, i) => {
                  const [low, high] = ends[i] ?? ['0', '1']
                  return delivery(TUE, `${clock(hour)}:00-${clock(hour + 1)}:00`, low, high)
                }),
              },
            ],
          })
          const [group] = deliveryGroups(some, chosen({ pickup: choice(MON, '10:00-13:00') }))
          const rule = some.delivery[0]!.slots.filter((slot) =>
            acceptsPickup(slot, some.pickup.slots[0]!),
          )
          const open = slotsOf(group!).filter(({ mark }) => mark === 'open')
          expect(new Set(open.map(({ period }) => period))).toEqual(
            new Set(rule.map(({ period }) => period)),
          )
        },
      ),
    )
  })
})
