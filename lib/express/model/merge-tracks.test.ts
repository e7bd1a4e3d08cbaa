import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { latestFirst, mergeTracks } from './merge-tracks'

type Entry = { id: string; at: Date | null; rank?: number | null }

const at = (minute: number | null) => (minute === null ? null : new Date(minute * 60_000))
const entry = (id: string, minute: number | null, rank: number | null = null): Entry => ({
  id,
  at: at(minute),
  rank,
})
const ids = (list: readonly Entry[]) => list.map(({ id }) => id)

const minutes = fc.array(fc.option(fc.integer({ min: 0, max: 20 })), { maxLength: 12 })
const track = (name: string) =>
  minutes.map((list) => list.map((minute, index) => entry(`${name}${index}`, minute)))
const latestToOldest = (name: string) =>
  fc
    .array(fc.integer({ min: 0, max: 20 }), { maxLength: 12 })
    .map((list) =>
      list.toSorted((a, b) => b - a).map((minute, index) => entry(`${name}${index}`, minute)),
    )

describe('latest first', () => {
  test('a list that begins with its oldest entry is turned round as a whole', () => {
    expect(ids(latestFirst([entry('a', 1), entry('b', 1), entry('c', 2)]))).toEqual(['c', 'b', 'a'])
    expect(ids(latestFirst([entry('a', 2), entry('b', 1)]))).toEqual(['a', 'b'])
  })

  test('within one minute the life of a code tells the way; without it the list stays', () => {
    expect(ids(latestFirst([entry('a', 1, 0), entry('b', 1, 1)]))).toEqual(['b', 'a'])
    expect(ids(latestFirst([entry('a', 1), entry('b', 1), entry('c', null)]))).toEqual([
      'a',
      'b',
      'c',
    ])
  })
})

describe('one track out of two', () => {
  test('of one minute the first list comes first, and a later minute before both', () => {
    const events = [entry('e5', 5), entry('e3', 3)]
    const log = [entry('l3', 3, 0), entry('l5', 5, 1), entry('l6', 6, 2)]
    expect(ids(mergeTracks(events, log))).toEqual(['l6', 'e5', 'l5', 'e3', 'l3'])
  })

  test('an entry without a time stays with the one above it', () => {
    const events = [entry('e5', 5), entry('e?', null), entry('e1', 1)]
    expect(ids(mergeTracks(events, [entry('l9', 9), entry('l?', null), entry('l4', 4)]))).toEqual([
      'l9',
      'l?',
      'e5',
      'e?',
      'l4',
      'e1',
    ])
  })

  test('trap 62: nothing is lost, and each list keeps the order that the platform gave it', () => {
    fc.assert(
      fc.property(track('e'), track('l'), (events, log) => {
        const merged = mergeTracks(events, log)
        expect(merged).toHaveLength(events.length + log.length)
        for (const [name, list] of [
          ['e', events],
          ['l', log],
        ] as const) {
          const kept = ids(merged.filter(({ id }) => id.startsWith(name)))
          expect(kept).toEqual(ids(latestFirst(list)))
          expect([ids(list), ids(list).toReversed()]).toContainEqual(kept)
        }
      }),
    )
  })

  test('two lists that run by time make one that does', () => {
    fc.assert(
      fc.property(latestToOldest('e'), latestToOldest('l'), (events, log) => {
        const times = mergeTracks(events, log).map((one) => one.at?.getTime() ?? 0)
        expect(times).toEqual(times.toSorted((a, b) => b - a))
      }),
    )
  })
})
