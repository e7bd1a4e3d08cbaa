import { describe, expect, it } from 'vitest'
import { STORE_COLOURS, storeColour } from './store-colour'

/** Relative luminance of `#rrggbb`, as WCAG counts it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

describe('a store’s colour', () => {
  it.each(STORE_COLOURS)('%s holds white text at 7:1', (colour) => {
    expect(1.05 / (luminance(storeColour({ id: 1, colour })) + 0.05)).toBeGreaterThanOrEqual(7)
  })

  it('is the chosen one, else one by its number that the next store does not have', () => {
    expect(storeColour({ id: 4, colour: 'teal' })).toBe(storeColour({ id: 9, colour: 'teal' }))
    const byNumber = Array.from({ length: STORE_COLOURS.length }, (_, id) =>
      storeColour({ id, colour: null }),
    )
    expect(new Set(byNumber).size).toBe(STORE_COLOURS.length)
  })
})
