import { describe, expect, it } from 'vitest'
import { reserveLookup } from './find-platform-order'

const often = (personId: number, times: number, now: number) =>
  Array.from({ length: times }, () => reserveLookup(personId, now))

describe('looking numbers up', () => {
  it('is for ten times a minute, by each person', () => {
    expect(often(1, 11, 0)).toEqual([...Array.from({ length: 10 }, () => true), false])
    expect(reserveLookup(2, 0)).toBe(true)
  })

  it('goes on when a minute has passed, and a refusal does not count', () => {
    often(3, 5, 0)
    often(3, 5, 30_000)
    expect(reserveLookup(3, 59_999)).toBe(false)
    expect(often(3, 6, 60_000)).toEqual([true, true, true, true, true, false])
  })
})
