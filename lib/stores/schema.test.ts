import { describe, expect, it } from 'vitest'
import { storeSchema } from './schema'

const minutesProblem = (waiting: unknown) => {
  const { error } = storeSchema.safeParse({ lateMinutes: { waiting, atStore: 10, riding: 45 } })
  return error?.issues.find(({ path }) => path.join('.') === 'lateMinutes.waiting')?.message
}

describe('minutes until an order is late', () => {
  it.each([1, 10, 240])('may be %j', (minutes) => {
    expect(minutesProblem(minutes)).toBeUndefined()
  })

  // What an empty field of numbers holds is NaN.
  it.each([0, -1, 241, 2.5, NaN, '10', undefined])('may not be %j', (minutes) => {
    expect(minutesProblem(minutes)).toBe('minutes')
  })
})
