import { expect, it } from 'vitest'
import { storeHue } from './store-hue'

it('gives stores that were made one after the other colours of their own', () => {
  for (const first of [1, 5, 100]) {
    const hues = Array.from({ length: 8 }, (_, at) => storeHue(first + at))
    expect(new Set(hues).size).toBe(8)
  }
})

it('never gives the red of what is late', () => {
  for (let id = 1; id <= 8; id += 1) expect(Math.abs(storeHue(id) - 27)).toBeGreaterThan(15)
})
