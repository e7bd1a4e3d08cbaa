import { describe, expect, it } from 'vitest'
import { AMOUNT_BANDS, bandsHolding, modeOf, referenceFee, volumeOf } from './delivery-mode'

describe('delivery mode (food §2.3)', () => {
  it.each([
    [0.01, 0],
    [199.99, 0],
    [200, 1],
    [499.99, 1],
    [500, 2],
    [999.99, 2],
    [1000, 3],
    [250_000, 3],
  ])('takes %d dollars for volume %d', (dollars, volume) => {
    expect(volumeOf(dollars)).toBe(volume)
    expect(bandsHolding(dollars)).toHaveLength(1)
  })

  it('leaves no gap and no overlap between the bands', () => {
    for (const [i, { min }] of AMOUNT_BANDS.entries())
      expect(min).toBe(i === 0 ? 0 : AMOUNT_BANDS[i - 1]!.max)
    expect(AMOUNT_BANDS.at(-1)!.max).toBeNull()
  })

  it.each([
    [1500, ['SHORT_RANGE', 'SHORT_RANGE', 'STANDARD', 'LONG_DISTANCE']],
    [3000, ['STANDARD', 'STANDARD', 'STANDARD', 'LONG_DISTANCE']],
    [8000, ['LONG_DISTANCE', 'LONG_DISTANCE', 'LONG_DISTANCE', 'LONG_DISTANCE']],
    [12_000, ['CITY_WIDE', 'CITY_WIDE', 'CITY_WIDE', 'CITY_WIDE']],
  ])('at %d metres gives the row of the matrix', (metres, modes) => {
    expect(([0, 1, 2, 3] as const).map((volume) => modeOf(metres, volume))).toEqual(modes)
  })

  it('names no fee where only the contract can', () => {
    expect(referenceFee('CITY_WIDE', 12_000)).toBeNull()
    expect(referenceFee('STANDARD', 3000)).toBe(46.5)
  })
})
