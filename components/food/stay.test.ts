import { describe, expect, it } from 'vitest'
import { stayOf } from './stay'
import { card, MADE, minute } from '@/components/orders/test-card'

const limits = { waiting: 10, atStore: 5, riding: 45 }
const at = (minutes: number) => MADE + minutes * 60_000

describe('stayOf', () => {
  it('counts the time without a courier from when the order was made', () => {
    expect(stayOf(card(), limits)).toEqual({ what: 'waiting', since: at(0), until: at(10) })
  })

  it('does not hold against a scheduled order that nobody looks for a courier yet', () => {
    expect(stayOf(card({ scheduledFor: minute(120) }), limits)?.since).toBe(at(90))
    expect(stayOf(card({ scheduledFor: minute(20) }), limits)?.since).toBe(at(0))
  })

  it('counts the time at the store from the courier’s arrival', () => {
    const here = card({ stage: 'at-store', statusAt: minute(7) })
    expect(stayOf(here, limits)).toEqual({ what: 'atStore', since: at(7), until: at(12) })
  })

  it('counts the ride from the pick-up, also when the courier is near', () => {
    const riding = card({ stage: 'riding', statusAt: minute(9) })
    expect(stayOf(riding, limits)?.until).toBe(at(54))
    const near = card({ stage: 'near', statusAt: minute(30), pickedUpAt: minute(9) })
    expect(stayOf(near, limits)?.until).toBe(at(54))
  })

  it('waits for no courier where the customer fetches the order', () => {
    expect(stayOf(card({ selfPickup: true }), limits)).toBeNull()
  })

  it('sets no limit to a courier who is coming, nor to what is not ordered yet', () => {
    expect(stayOf(card({ stage: 'coming' }), limits)).toBeNull()
    expect(stayOf(card({ placing: 'unconfirmed' }), limits)).toBeNull()
    expect(stayOf(card({ stage: 'done' }), limits)).toBeNull()
  })
})
