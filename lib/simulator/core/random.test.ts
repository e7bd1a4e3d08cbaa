import { expect, it } from 'vitest'
import { randomFrom } from './random'

const draw = (...seeds: (string | number)[]) => {
  const random = randomFrom(...seeds)
  return Array.from({ length: 2000 }, () => random.next())
}

it('repeats for the same seed and differs for another', () => {
  expect(draw(1, 'food', 'A')).toEqual(draw(1, 'food', 'A'))
  expect(draw(1, 'food', 'A')).not.toEqual(draw(2, 'food', 'A'))
  expect(draw(1, 'food', 'A')).not.toEqual(draw(1, 'food', 'B'))
})

it('spreads evenly within its bounds', () => {
  const draws = draw(3)
  const mean = draws.reduce((sum, n) => sum + n, 0) / draws.length
  expect(Math.min(...draws)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...draws)).toBeLessThan(1)
  expect(mean).toBeCloseTo(0.5, 1)
  const random = randomFrom('dice')
  const faces = new Set(Array.from({ length: 200 }, () => random.integer(1, 6)))
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6])
})
