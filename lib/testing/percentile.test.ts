import { describe, expect, it } from 'vitest'
import { median, percentile } from './percentile'

const oneToHundred = Array.from({ length: 100 }, (_, index) => 100 - index)

describe('percentile', () => {
  it.each([
    [0, 1],
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
  ])('%s of 1 to 100, in any order, is %s', (share, expected) => {
    expect(percentile(oneToHundred, share)).toBe(expected)
  })

  it('is a value that was measured', () => {
    expect(percentile([10, 20, 40], 0.95)).toBe(40)
    expect(percentile([7], 0.01)).toBe(7)
  })

  it('sorts numbers as numbers and leaves the list as it was', () => {
    const values = [9, 100, 20]
    expect(percentile(values, 1)).toBe(100)
    expect(values).toEqual([9, 100, 20])
  })

  it('of nothing is refused', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError)
  })
})

describe('median', () => {
  it('is the middle, whatever lies beside it', () => {
    expect(median([900, 1, 3])).toBe(3)
    expect(median([1, 2, 3, 4])).toBe(2)
  })
})
