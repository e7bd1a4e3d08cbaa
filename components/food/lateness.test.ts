import { describe, expect, it } from 'vitest'
import { latenessOf, minutesUntil } from './lateness'
import { card, MADE, minute } from './test-card'

const next = { moment: 'showup', at: minute(10), range: null, asOf: minute(0) } as const
const at = (minutes: number) => MADE + minutes * 60_000

describe('latenessOf', () => {
  it('is late a whole minute after the predicted moment, and not before', () => {
    expect(latenessOf(card({ next }), at(10.9))).toBeNull()
    expect(latenessOf(card({ next }), at(11))).toEqual({ what: 'showup', minutes: 1 })
  })

  it('holds the promised time against an order that nothing was predicted for', () => {
    const promised = card({ scheduledFor: minute(30) })
    expect(latenessOf(promised, at(30))).toBeNull()
    expect(latenessOf(promised, at(34))).toEqual({ what: 'scheduled', minutes: 4 })
  })

  it('names the promise before the prediction when both have passed', () => {
    const both = card({ next, scheduledFor: minute(20) })
    expect(latenessOf(both, at(25))).toEqual({ what: 'scheduled', minutes: 5 })
  })

  it('never calls what has ended, or was never ordered, late', () => {
    expect(latenessOf(card({ next, stage: 'done' }), at(60))).toBeNull()
    expect(latenessOf(card({ next, stage: 'cancelled' }), at(60))).toBeNull()
    expect(latenessOf(card({ next, placing: 'refused' }), at(60))).toBeNull()
  })
})

describe('minutesUntil', () => {
  it('counts down to one and is nought only when the moment has come', () => {
    expect(minutesUntil(minute(10), at(9.5))).toBe(1)
    expect(minutesUntil(minute(10), at(10))).toBe(0)
    expect(minutesUntil(minute(10), at(12))).toBe(0)
  })
})
