import { describe, expect, it } from 'vitest'
import { typedDrop } from '@/lib/testing/forms/typed-parcel'
import { pathLegs } from './path-legs'

describe('the length of the way', () => {
  const pins = [typedDrop(1), typedDrop(2), typedDrop(3)].map(({ location }) => location)

  it('is summed from leg to leg', () => {
    const { legs, total, isWhole } = pathLegs(pins)
    expect(legs.map((leg) => Math.round(leg ?? 0))).toEqual([111, 111])
    expect(Math.round(total)).toBe(222)
    expect(isWhole).toBe(true)
  })

  it('leaves out what is not known', () => {
    const { legs, total, isWhole } = pathLegs([...pins.slice(0, 2), null])
    expect(legs[1]).toBeNull()
    expect(Math.round(total)).toBe(111)
    expect(isWhole).toBe(false)
  })
})
