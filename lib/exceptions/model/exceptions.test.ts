import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EXCEPTION_KINDS, exceptionsOf, SILENT_HOURS, type ExceptionFacts } from './exceptions'
import { STAGES } from '@/lib/domain/stages'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 22, 4)

const calm: ExceptionFacts = {
  givenUpAt: null,
  family: 'express',
  placing: 'placed',
  stage: 'waiting',
  closed: false,
  createdAt: NOON - 3 * HOUR,
  statusAt: NOON - 2 * HOUR,
  pickup: { from: NOON - HOUR, to: NOON + HOUR },
  delivery: { from: NOON + 24 * HOUR, to: NOON + 26 * HOUR },
  reportedAt: null,
  hasLabel: true,
  todayEnds: NOON + 12 * HOUR,
}
const kinds = (change: Partial<ExceptionFacts>, now = NOON) =>
  exceptionsOf({ ...calm, ...change }, now).map(({ kind }) => kind)

describe('exceptionsOf', () => {
  it('says nothing of an order that goes as planned', () => {
    expect(kinds({})).toEqual([])
  })

  it('is late once the pickup slot is over and the parcel is still here', () => {
    expect(kinds({}, NOON + HOUR - 1)).toEqual([])
    expect(exceptionsOf(calm, NOON + HOUR)).toEqual([{ kind: 'late-pickup', since: NOON + HOUR }])
    expect(kinds({ stage: 'riding' }, NOON + HOUR)).toEqual([])
  })

  it('is late once the delivery slot is over, wherever the parcel is', () => {
    const delivery = { from: NOON - HOUR, to: NOON }
    for (const stage of ['riding', 'near', 'unknown', 'problem'] as const) {
      expect(kinds({ delivery, stage })).toEqual(['late-delivery'])
    }
  })

  it('keeps what a callback said went wrong, with its time', () => {
    expect(exceptionsOf({ ...calm, reportedAt: NOON - HOUR }, NOON)).toEqual([
      { kind: 'reported', since: NOON - HOUR },
    ])
  })

  it.each(['waiting', 'riding'] as const)('is silent after its hours while %s', (stage) => {
    for (const family of ['parcel', 'express'] as const) {
      const facts = { family, stage, pickup: null, delivery: null, statusAt: NOON }
      const hours = SILENT_HOURS[family][stage] * HOUR
      expect(kinds(facts, NOON + hours - 1)).toEqual([])
      expect(kinds(facts, NOON + hours)).toEqual(['silent'])
    }
  })

  it('is not silent before the pickup slot begins, however long ago it was made', () => {
    const pickup = { from: NOON + 48 * HOUR, to: NOON + 50 * HOUR }
    expect(kinds({ pickup, statusAt: NOON - 90 * HOUR, createdAt: NOON - 90 * HOUR })).toEqual([])
  })

  it('has the whole of a hand-in day before it is late or silent', () => {
    const pickup = { from: NOON - 10 * HOUR, to: NOON + 14 * HOUR, isDay: true }
    expect(kinds({ pickup }, pickup.to - 1)).toEqual([])
    expect(kinds({ pickup }, pickup.to)).toEqual(['late-pickup'])
    expect(kinds({ pickup }, pickup.to + 6 * HOUR)).toEqual(['late-pickup', 'silent'])
  })

  it('misses a label from the day of the pickup on, of waybills alone', () => {
    expect(kinds({ hasLabel: false })).toEqual(['no-label'])
    expect(kinds({ hasLabel: false, family: 'parcel' })).toEqual([])
    const pickup = { from: calm.todayEnds, to: calm.todayEnds + HOUR }
    expect(kinds({ hasLabel: false, pickup })).toEqual([])
    expect(kinds({ hasLabel: false, stage: 'riding' })).toEqual([])
  })

  it('says of an order in doubt that, and nothing else', () => {
    const wrong = { reportedAt: NOON, hasLabel: false, delivery: { from: 0, to: 1 } }
    expect(kinds({ ...wrong, placing: 'unconfirmed' })).toEqual(['unconfirmed'])
    expect(kinds({ ...wrong, placing: 'placing' })).toEqual([])
  })

  it('has nothing against what is finished or was refused, ever', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STAGES), fc.integer(), fc.boolean(), (stage, at, isClosed) => {
        const facts = { stage, reportedAt: at, statusAt: at, delivery: { from: at, to: at } }
        const ended = isClosed ? { closed: true } : { placing: 'refused' as const }
        expect(kinds({ ...facts, ...ended })).toEqual([])
      }),
    )
  })

  it('never stops being wrong by waiting, and tells the most pressing first', () => {
    const instant = fc.integer({ min: NOON - 100 * HOUR, max: NOON + 100 * HOUR })
    const slot = fc.option(instant.map((from) => ({ from, to: from + HOUR })))
    const facts = fc.record({
      pickup: slot,
      delivery: slot,
      statusAt: fc.option(instant),
      hasLabel: fc.boolean(),
      stage: fc.constantFrom(...STAGES.filter((one) => one !== 'done' && one !== 'cancelled')),
      family: fc.constantFrom('parcel' as const, 'express' as const),
    })
    fc.assert(
      fc.property(facts, instant, fc.nat(50 * HOUR), (change, now, later) => {
        const before = kinds(change, now)
        expect(kinds(change, now + later)).toEqual(expect.arrayContaining(before))
        expect(before).toEqual(EXCEPTION_KINDS.filter((kind) => before.includes(kind)))
      }),
    )
  })
})

it('of a finished order only that the platform gave it up is wrong', () => {
  const ended = { ...calm, stage: 'cancelled', closed: true, reportedAt: NOON } as const
  expect(exceptionsOf(ended, NOON)).toEqual([])
  expect(exceptionsOf({ ...ended, givenUpAt: NOON - HOUR }, NOON)).toEqual([
    { kind: 'given-up', since: NOON - HOUR },
  ])
})
