import { expect, it } from 'vitest'
import { secondsLeft } from './use-seconds-left'

it.each([0, 1_700_000_000_000])('counts from when it was told, whatever the clock: %i', (start) => {
  const told = { seconds: 60 }
  const after = (seconds: number) => secondsLeft(told, start + seconds * 1000)
  expect([0, 1, 2, 30, 60].map(after)).toEqual([60, 60, 59, 31, 1])
  expect([61, 3600].map(after)).toEqual([0, 0])
})

it('counts anew what is told anew, and nothing of nothing', () => {
  secondsLeft({ seconds: 60 }, 0)
  expect(secondsLeft({ seconds: 60 }, 50_000)).toBe(60)
  expect(secondsLeft({ seconds: 0 }, 0)).toBe(0)
})
