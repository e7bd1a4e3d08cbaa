import { describe, expect, it } from 'vitest'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { MADE, card, minute } from '@/lib/testing/order-card'
import { ordersToPrint } from './ticket-queue'

const now = MADE + 10 * 60_000
const kept = { since: minute(-1), printed: [] as number[] }
const due = (changes: Partial<OrderCard>, more: Partial<typeof kept> = {}) =>
  ordersToPrint([card(changes)], { ...kept, ...more }, now)

describe('tickets that come out by themselves', () => {
  it('come for what was taken since somebody asked for them, once', () => {
    expect(due({ id: 3 })).toEqual([3])
    expect(due({ id: 3 }, { printed: [3] })).toEqual([])
    expect(due({ id: 3, createdAt: minute(-2) })).toEqual([])
    expect(ordersToPrint([card()], { since: null, printed: [] }, now)).toEqual([])
  })

  it('come oldest first', () => {
    const cards = [card({ id: 9 }), card({ id: 4 })]
    expect(ordersToPrint(cards, kept, now)).toEqual([4, 9])
  })

  it('wait for what is not ordered yet, and until work on what is for later begins', () => {
    expect(due({ placing: 'placing' })).toEqual([])
    expect(due({ placing: 'unconfirmed' })).toEqual([])
    expect(due({ scheduledFor: minute(120), kitchenStartAt: minute(80) })).toEqual([])
    expect(due({ scheduledFor: minute(30), kitchenStartAt: minute(5) })).toEqual([1])
  })

  it('never come for what the kitchen has nothing to do with any more', () => {
    for (const stage of ['riding', 'near', 'done', 'cancelled'] as const) {
      expect(due({ stage })).toEqual([])
    }
    expect(due({ handedOverAt: minute(5) })).toEqual([])
    expect(due({ placing: 'refused' })).toEqual([])
    expect(due({ cancelling: { state: 'agreed', since: minute(2) } })).toEqual([])
  })
})
