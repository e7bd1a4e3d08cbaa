import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CancelWeek,
  type CancelWeeks,
  findStandOuts,
  MOST_THINGS,
  type StoreWeek,
  type StoreWeeks,
} from './stand-out'

const USUAL: StoreWeek = {
  orders: 60,
  promised: 50,
  latePromise: 3,
  timed: 40,
  median: 30,
  longestWait: 18,
}
const store = (now: Partial<StoreWeek>, before: Partial<StoreWeek>[] = [{}, {}, {}, {}]) => ({
  family: 'food' as const,
  storeId: 1,
  now: { ...USUAL, ...now },
  before: before.map((week) => ({ ...USUAL, ...week })),
})
const only = (now: Partial<StoreWeek>, before?: Partial<StoreWeek>[]) =>
  findStandOuts([store(now, before)], [])

const cancels = (us: number, usual = 1): CancelWeeks => ({
  family: 'food',
  now: { orders: 60, us, platform: 0 },
  before: Array.from({ length: 4 }, () => ({ orders: 60, us: usual, platform: 0 })),
})

describe('what stands out', () => {
  it('is nothing of a day as always', () => {
    expect(only({})).toEqual([])
    expect(findStandOuts([], [cancels(1)])).toEqual([])
  })

  it('is a day with many more or fewer orders than usual', () => {
    expect(only({ orders: 90 })).toEqual([
      { kind: 'more', family: 'food', storeId: 1, orders: 90, usual: 60 },
    ])
    expect(only({ orders: 20 })).toEqual([
      { kind: 'fewer', family: 'food', storeId: 1, orders: 20, usual: 60 },
    ])
    // Within what chance does.
    expect(only({ orders: 75 })).toEqual([])
  })

  it('is no change of small numbers', () => {
    expect(only({ orders: 10 }, [{ orders: 1 }, { orders: 1 }])).toEqual([])
  })

  it('takes no holiday for usual, and knows nothing usual of a new store', () => {
    expect(only({ orders: 60 }, [{ orders: 0 }, { orders: 60 }])).toEqual([])
    expect(only({ orders: 60 }, [{ orders: 0 }, { orders: 0 }])).toEqual([])
  })

  it('is a store with many late, also without an earlier week', () => {
    expect(only({ latePromise: 15 })).toEqual([
      { kind: 'late', family: 'food', storeId: 1, late: 15, promised: 50, usual: 0.06 },
    ])
    expect(only({ latePromise: 15 }, [])).toMatchObject([{ kind: 'late', usual: null }])
    expect(only({ latePromise: 4, promised: 4 })).toEqual([])
    // As late as always there.
    expect(only({ latePromise: 15 }, [{ latePromise: 14 }])).toEqual([])
  })

  it('is that more were cancelled by us, or on the platform’s side, than usual', () => {
    expect(findStandOuts([], [cancels(9)])).toEqual([
      { kind: 'cancelled', family: 'food', by: 'us', orders: 9, usual: 1 },
    ])
    expect(findStandOuts([], [cancels(4)])).toEqual([])
    expect(findStandOuts([], [cancels(9, 8)])).toEqual([])
  })

  it('is that half of the orders took clearly longer', () => {
    expect(only({ median: 40 })).toEqual([
      { kind: 'slower', family: 'food', storeId: 1, minutes: 40, usual: 30 },
    ])
    expect(only({ median: 36 })).toEqual([])
    expect(only({ median: 60, timed: 9 })).toEqual([])
  })

  it('is the longest wait at the counter of five weeks, from twenty minutes on', () => {
    expect(only({ longestWait: 48 })).toEqual([
      { kind: 'wait', family: 'food', storeId: 1, minutes: 48, usual: 18 },
    ])
    expect(only({ longestWait: 19 })).toEqual([])
    expect(only({ longestWait: 30 }, [{}, { longestWait: 30 }])).toEqual([])
    expect(only({ longestWait: 30 }, [{ longestWait: null }])).toMatchObject([{ usual: null }])
  })

  it('is the three clearest, the clearest first', () => {
    const busy = store({ orders: 200, latePromise: 30, median: 45, longestWait: 40 })
    const found = findStandOuts([busy], [cancels(20)])
    expect(found.map(({ kind }) => kind)).toEqual(['more', 'cancelled', 'late'])
  })
})

const count = fc.nat({ max: 300 })
const week: fc.Arbitrary<StoreWeek> = fc
  .tuple(count, count, count, count, fc.nat({ max: 90 }), fc.option(fc.nat({ max: 90 })))
  .map(([orders, a, b, c, minutes, longestWait]) => {
    const promised = Math.min(orders, a)
    const timed = Math.min(orders, c)
    const latePromise = Math.min(promised, b)
    return { orders, promised, latePromise, timed, median: timed ? minutes : null, longestWait }
  })
const storeWeeks: fc.Arbitrary<StoreWeeks[]> = fc.uniqueArray(
  fc.record({
    family: fc.constantFrom('food', 'parcel', 'express'),
    storeId: fc.integer({ min: 1, max: 20 }),
    now: week,
    before: fc.array(week, { maxLength: 4 }),
  }),
  { maxLength: 8, selector: ({ family, storeId }) => `${family} ${storeId}` },
)
const cancelWeek: fc.Arbitrary<CancelWeek> = fc.tuple(count, count, count).map(([orders, a, b]) => {
  const us = Math.min(orders, a)
  return { orders, us, platform: Math.min(orders - us, b) }
})
const cancelWeeks: fc.Arbitrary<CancelWeeks[]> = fc.uniqueArray(
  fc.record({
    family: fc.constantFrom('food', 'parcel', 'express'),
    now: cancelWeek,
    before: fc.array(cancelWeek, { maxLength: 4 }),
  }),
  { maxLength: 3, selector: ({ family }) => family },
)

describe('of any weeks', () => {
  it('it is three things at most, whatever order they are looked at in', () => {
    fc.assert(
      fc.property(storeWeeks, cancelWeeks, (stores, cancelled) => {
        const found = findStandOuts(stores, cancelled)
        expect(found.length).toBeLessThanOrEqual(MOST_THINGS)
        expect(findStandOuts(stores.toReversed(), cancelled.toReversed())).toEqual(found)
      }),
    )
  })

  it('it is nothing where the day was as each of those before', () => {
    fc.assert(
      fc.property(week, cancelWeek, (always, cancelled) => {
        const before = [always, always, always, always]
        const usual = { ...always, latePromise: Math.floor(always.promised / 20) }
        const same = { family: 'food', storeId: 1, now: usual, before: before.map(() => usual) }
        const cancel = { family: 'food', now: cancelled, before: before.map(() => cancelled) }
        expect(findStandOuts([same as StoreWeeks], [cancel as CancelWeeks])).toEqual([])
      }),
    )
  })

  it('no count in it is a small one', () => {
    fc.assert(
      fc.property(storeWeeks, cancelWeeks, (stores, cancelled) => {
        for (const thing of findStandOuts(stores, cancelled)) {
          if (thing.kind === 'late') expect(thing.late).toBeGreaterThanOrEqual(5)
          if (thing.kind === 'cancelled') expect(thing.orders).toBeGreaterThanOrEqual(5)
          if (thing.kind === 'wait') expect(thing.minutes).toBeGreaterThanOrEqual(20)
          if (thing.kind === 'more' || thing.kind === 'fewer') {
            expect(Math.abs(thing.orders - thing.usual)).toBeGreaterThanOrEqual(9)
          }
        }
      }),
    )
  })
})
