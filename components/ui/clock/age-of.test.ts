import { describe, expect, it } from 'vitest'
import { ageOf, leftOf } from './age-of'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

describe('ageOf', () => {
  it.each([
    [-30 * SECOND, 'now', 0],
    [0, 'now', 0],
    [4999, 'now', 0],
    [5 * SECOND, 'seconds', 5],
    [22.9 * SECOND, 'seconds', 20],
    [59.9 * SECOND, 'seconds', 55],
    [MINUTE, 'minutes', 1],
    [3.99 * MINUTE, 'minutes', 3],
    [HOUR - 1, 'minutes', 59],
    [HOUR, 'hours', 1],
    [24 * HOUR - 1, 'hours', 23],
    [24 * HOUR, 'days', 1],
    [49 * HOUR, 'days', 2],
  ])('%d ms is %s %d', (ms, unit, count) => {
    expect(ageOf(ms)).toEqual({ unit, count })
  })

  it('calls what has no time at all new, rather than showing NaN', () => {
    expect(ageOf(Number.NaN)).toEqual({ unit: 'now', count: 0 })
  })
})

describe('leftOf', () => {
  it.each([
    [-MINUTE, 'now', 0],
    [59.9 * MINUTE, 'minutes', 59],
    [HOUR, 'minutes', 60],
    [119.9 * MINUTE, 'minutes', 119],
    [2 * HOUR, 'hours', 2],
    [2.6 * HOUR, 'hours', 3],
    [30 * HOUR, 'hours', 30],
    [47.6 * HOUR, 'days', 2],
    [30 * 24 * HOUR, 'days', 30],
    [Number.NaN, 'now', 0],
  ])('%d ms ahead is %s %d', (ms, unit, count) => {
    expect(leftOf(ms)).toEqual({ unit, count })
  })
})
