import { describe, expect, it } from 'vitest'
import { MADE, card, minute } from '@/lib/testing/order-card'
import { latenessOf, minutesLeft, minutesUntil, dwellOf } from './lateness'

describe('lateness', () => {
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

    it('calls nothing late that is agreed to be cancelled', () => {
      const cancelling = { state: 'agreed', since: minute(0) } as const
      expect(latenessOf(card({ next, cancelling, scheduledFor: minute(5) }), at(60))).toBeNull()
    })

    it('never calls what has ended, or was never ordered, late', () => {
      expect(latenessOf(card({ next, stage: 'done' }), at(60))).toBeNull()
      expect(latenessOf(card({ next, stage: 'cancelled' }), at(60))).toBeNull()
      expect(latenessOf(card({ next, placing: 'refused' }), at(60))).toBeNull()
    })
  })

  describe('what was handed over', () => {
    const limits = { waiting: 10, atStore: 5, riding: 45 }
    const handedOverAt = minute(4)

    it('is not late for a courier to come, and late on its way by the store’s patience', () => {
      const handed = card({ stage: 'at-store', statusAt: minute(1), handedOverAt, next })
      expect(latenessOf(handed, at(30), limits)).toBeNull()
      expect(latenessOf(handed, at(49), limits)).toEqual({ what: 'riding', minutes: 45 })
    })

    it('is never late once the customer has fetched it', () => {
      const fetched = card({ selfPickup: true, scheduledFor: minute(5), handedOverAt })
      expect(latenessOf(fetched, at(60), limits)).toBeNull()
      expect(latenessOf({ ...fetched, handedOverAt: null }, at(60), limits)?.what).toBe('scheduled')
    })
  })

  describe('minutesLeft', () => {
    const limits = { waiting: 10, atStore: 5, riding: 45 }
    const left = (changes: Parameters<typeof card>[0], now: number) => {
      const shown = card(changes)
      return minutesLeft(shown, at(now), { limits, late: latenessOf(shown, at(now), limits) })
    }

    it('counts down to the prediction, else to the end of the store’s patience', () => {
      expect(left({ next }, 3.5)).toBe(7)
      expect(left({}, 3.5)).toBe(7)
      expect(left({ stage: 'at-store', statusAt: minute(1) }, 3)).toBe(3)
      expect(left({ selfPickup: true }, 3)).toBeNull()
    })

    it('is negative once it is late, by how long', () => {
      expect(left({ stage: 'coming', next }, 14)).toBe(-4)
      expect(left({ stage: 'at-store', statusAt: minute(1) }, 8)).toBe(-2)
      expect(left({ scheduledFor: minute(5) }, 7)).toBe(-2)
    })

    it('says nothing of what has ended', () => {
      expect(left({ stage: 'done', next }, 3)).toBeNull()
      expect(left({ placing: 'refused', next }, 3)).toBeNull()
    })
  })

  describe('the store’s own thresholds', () => {
    const limits = { waiting: 10, atStore: 5, riding: 45 }

    it('says how long there has been no courier, from the very minute on', () => {
      expect(latenessOf(card(), at(9.9), limits)).toBeNull()
      expect(latenessOf(card(), at(10), limits)).toEqual({ what: 'waiting', minutes: 10 })
      expect(latenessOf(card(), at(10))).toBeNull()
    })

    it('says how long the courier stands at the store, and how long the ride takes', () => {
      const here = card({ stage: 'at-store', statusAt: minute(7) })
      expect(latenessOf(here, at(13), limits)).toEqual({ what: 'atStore', minutes: 6 })
      const riding = card({ stage: 'riding', statusAt: minute(0) })
      expect(latenessOf(riding, at(50), limits)).toEqual({ what: 'riding', minutes: 50 })
    })

    it('names what is longest overdue, and the promise before all', () => {
      const predicted = card({ next: { ...next, moment: 'accept', at: minute(3) } })
      expect(latenessOf(predicted, at(12), limits)).toEqual({ what: 'accept', minutes: 9 })
      const later = card({ next: { ...next, moment: 'accept', at: minute(11) } })
      expect(latenessOf(later, at(13), limits)).toEqual({ what: 'waiting', minutes: 13 })
      const promised = card({ scheduledFor: minute(5) })
      expect(latenessOf(promised, at(30), limits)?.what).toBe('scheduled')
    })
  })

  describe('minutesUntil', () => {
    it('counts down to one and is nought only when the moment has come', () => {
      expect(minutesUntil(minute(10), at(9.5))).toBe(1)
      expect(minutesUntil(minute(10), at(10))).toBe(0)
      expect(minutesUntil(minute(10), at(12))).toBe(0)
    })
  })
})

describe('stay', () => {
  const limits = { waiting: 10, atStore: 5, riding: 45 }
  const at = (minutes: number) => MADE + minutes * 60_000

  describe('stayOf', () => {
    it('counts the time without a courier from when the order was made', () => {
      expect(dwellOf(card(), limits)).toEqual({ what: 'waiting', since: at(0), until: at(10) })
    })

    it('does not hold against a scheduled order that nobody looks for a courier yet', () => {
      expect(dwellOf(card({ scheduledFor: minute(120) }), limits)?.since).toBe(at(90))
      expect(dwellOf(card({ scheduledFor: minute(20) }), limits)?.since).toBe(at(0))
    })

    it('counts the time at the store from the courier’s arrival', () => {
      const here = card({ stage: 'at-store', statusAt: minute(7) })
      expect(dwellOf(here, limits)).toEqual({ what: 'atStore', since: at(7), until: at(12) })
    })

    it('counts the ride from the pick-up, also when the courier is near', () => {
      const riding = card({ stage: 'riding', statusAt: minute(9) })
      expect(dwellOf(riding, limits)?.until).toBe(at(54))
      const near = card({ stage: 'near', statusAt: minute(30), pickedUpAt: minute(9) })
      expect(dwellOf(near, limits)?.until).toBe(at(54))
    })

    it('waits for no courier where the customer fetches the order', () => {
      expect(dwellOf(card({ selfPickup: true }), limits)).toBeNull()
    })

    it('sets no limit to a courier who is coming, nor to what is not ordered yet', () => {
      expect(dwellOf(card({ stage: 'coming' }), limits)).toBeNull()
      expect(dwellOf(card({ placing: 'unconfirmed' }), limits)).toBeNull()
      expect(dwellOf(card({ stage: 'done' }), limits)).toBeNull()
    })
  })
})
