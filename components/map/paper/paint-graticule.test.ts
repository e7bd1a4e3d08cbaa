import { expect, test } from 'vitest'

import { graticuleStep } from './paint-graticule'

test('lines of the graticule are never crowded nor out of sight, and fall on round degrees', () => {
  for (let zoom = 3; zoom <= 17; zoom++) {
    const step = graticuleStep(zoom)
    const pixels = (step / 360) * 256 * 2 ** zoom
    expect(pixels).toBeGreaterThanOrEqual(120)
    expect(pixels).toBeLessThanOrEqual(300)
    const digit = Math.round(step / 10 ** Math.floor(Math.log10(step) + 1e-9))
    expect([1, 2, 5]).toContain(digit)
  }
})
