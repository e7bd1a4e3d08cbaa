import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareStatus, currentStatus, statusKey, type StatusEvent } from './order-state'
import { isClosed, STAGES, stageOf, type Family, type LearnedStages } from '@/lib/domain/stages'

const at = (second: number) => new Date((1_763_700_000 + second) * 1000)
const event = (code: number, second: number): StatusEvent => ({ code, at: at(second) })

const families = fc.constantFrom<Family>('food', 'parcel', 'express')
const CODES = [9001, 9005, 9011, 9015, 9017, 9021, 9025, 9026, 9033, 9034, 8, 1, 9, 2, 4, 7777, -1]
/** Few seconds, so that ties are common; milliseconds, which must not count. */
const events = fc.record({
  code: fc.constantFrom(...CODES),
  at: fc.integer({ min: 0, max: 4000 }).map((ms) => new Date(at(0).getTime() + ms)),
})
const shuffled = fc
  .array(events, { minLength: 1, maxLength: 12 })
  .chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )

/** Whatever somebody may have said of codes that are not published; of published ones too, in vain. */
const lessons: fc.Arbitrary<LearnedStages> = fc
  .array(fc.tuple(families, fc.constantFrom(...CODES), fc.constantFrom(...STAGES)), {
    maxLength: 20,
  })
  .map((said) => new Map(said.map(([family, code, stage]) => [`${family}:${code}`, stage])))

const keyOf = (family: Family, found: StatusEvent | null, learned?: LearnedStages) =>
  found && statusKey(family, found.code, found.at, learned)

/** One status after another, as they come: what is current, and then the next. */
function arriving(
  family: Family,
  list: readonly StatusEvent[],
  learned?: LearnedStages,
  before: StatusEvent | null = null,
): StatusEvent | null {
  return list.reduce<StatusEvent | null>(
    (current, given) => currentStatus(family, current ? [current, given] : [given], learned),
    before,
  )
}

describe('the state of an order', () => {
  test('is what its life says, in the usual case', () => {
    const life = [9001, 9005, 9011, 9015, 9017, 9021].map((code, index) => event(code, index * 60))
    for (const [index, step] of life.entries()) {
      expect(currentStatus('food', life.slice(0, index + 1))).toBe(step)
    }
    expect(currentStatus('food', [])).toBeNull()
  })

  test('trap 21: a late callback does not move an order back', () => {
    expect(currentStatus('food', [event(9015, 300), event(9011, 200)])?.code).toBe(9015)
    expect(currentStatus('food', [event(9021, 300), event(9015, 400)])?.code).toBe(9021)
  })

  test('a courier who gives the order back moves it: the later moment counts', () => {
    expect(currentStatus('food', [event(9005, 100), event(9001, 200)])?.code).toBe(9001)
  })

  test('within one second the further stage counts, then the code', () => {
    expect(currentStatus('food', [event(9011, 5), event(9005, 5)])?.code).toBe(9011)
    expect(currentStatus('food', [event(9025, 5), event(9026, 5)])?.code).toBe(9026)
    expect(currentStatus('food', [event(7001, 5), event(7002, 5)])?.code).toBe(7002)
    expect(currentStatus('express', [event(1, 5), event(8, 5)])?.code).toBe(1)
  })

  test('a code that was learned to close an order closes it', () => {
    const learned = new Map([['parcel:9021', 'done']] as const)
    const story = [event(9021, 100), event(9005, 200)]
    expect(currentStatus('parcel', story)?.code).toBe(9005)
    expect(currentStatus('parcel', story, learned)?.code).toBe(9021)
  })

  test('of express, a code that is not known hides nothing, and once it is learned it counts', () => {
    const story = [event(1, 100), event(7777, 200)]
    for (const told of [story, story.toReversed()]) {
      expect(arriving('express', told)?.code).toBe(1)
      expect(arriving('express', told, new Map([['express:7777', 'riding']]))?.code).toBe(7777)
    }
    expect(currentStatus('express', [event(7777, 200)])?.code).toBe(7777)
    expect(currentStatus('food', [event(9005, 100), event(7777, 200)])?.code).toBe(7777)
  })

  test('what was learned and is taken back counts no more', () => {
    const story = [event(9015, 100), event(7777, 50)]
    const closed = new Map([['food:7777', 'done']] as const)
    expect(currentStatus('food', story, closed)?.code).toBe(7777)
    expect(currentStatus('food', story, new Map())?.code).toBe(9015)
  })

  test('the key is four integers that say the same as the comparison', () => {
    expect(statusKey('food', 9021, new Date('2026-11-21T12:00:00.999Z'))).toEqual({
      weight: 1,
      at: 1_795_262_400,
      rank: expect.any(Number) as number,
      code: 9021,
    })
    fc.assert(
      fc.property(families, lessons, events, events, (family, learned, a, b) => {
        const tuple = (e: StatusEvent) => Object.values(statusKey(family, e.code, e.at, learned))
        expect(tuple(a).every(Number.isSafeInteger)).toBe(true)
        const differing = tuple(a).findIndex((part, index) => part !== tuple(b)[index])
        const bySql = differing < 0 ? 0 : tuple(a)[differing]! - tuple(b)[differing]!
        expect(Math.sign(compareStatus(family, a, b, learned))).toBe(Math.sign(bySql))
      }),
    )
  })

  test('trap 21: in any order, and with every event twice, the outcome is the same', () => {
    fc.assert(
      fc.property(families, lessons, shuffled, (family, learned, [list, other]) => {
        const expected = keyOf(family, currentStatus(family, list, learned), learned)
        const current = (told: StatusEvent[]) =>
          keyOf(family, currentStatus(family, told, learned), learned)
        expect(current(other)).toEqual(expected)
        expect(current([...other, ...list])).toEqual(expected)
        expect(keyOf(family, arriving(family, other, learned), learned)).toEqual(expected)
      }),
    )
  })

  test('codes learned before, between or after the statuses come to the same', () => {
    fc.assert(
      fc.property(
        families,
        lessons,
        shuffled,
        fc.nat(12),
        (family, learned, [list, other], cut) => {
          const known = other.slice(0, cut)
          // What stood until then is forgotten: the whole story is read again.
          const relearned = currentStatus(family, known, learned)
          const after = arriving(family, other.slice(cut), learned, relearned)
          expect(keyOf(family, after, learned)).toEqual(
            keyOf(family, currentStatus(family, list, learned), learned),
          )
        },
      ),
    )
  })

  test('it can be found piece by piece: what is current of the parts is current of the whole', () => {
    fc.assert(
      fc.property(families, fc.array(events), fc.array(events), (family, early, late) => {
        const parts = [currentStatus(family, early), currentStatus(family, late)]
        const whole = currentStatus(family, [...early, ...late])
        const ofParts = currentStatus(
          family,
          parts.filter((part) => part !== null),
        )
        expect(keyOf(family, ofParts)).toEqual(keyOf(family, whole))
      }),
    )
  })

  test('one more event never makes an order less current, and never opens a closed one', () => {
    fc.assert(
      fc.property(families, fc.array(events, { minLength: 1 }), events, (family, list, more) => {
        const before = currentStatus(family, list)!
        const after = currentStatus(family, [...list, more])!
        expect(compareStatus(family, after, before)).toBeGreaterThanOrEqual(0)
        if (isClosed(stageOf(family, before.code))) {
          expect(isClosed(stageOf(family, after.code))).toBe(true)
        }
      }),
    )
  })

  test('the comparison is a total preorder', () => {
    fc.assert(
      fc.property(families, lessons, events, events, events, (family, learned, a, b, c) => {
        const compare = (x: StatusEvent, y: StatusEvent) =>
          Math.sign(compareStatus(family, x, y, learned))
        expect(compare(a, b) + compare(b, a)).toBe(0)
        if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0)
      }),
    )
  })
})
