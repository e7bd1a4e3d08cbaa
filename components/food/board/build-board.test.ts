import { describe, expect, it } from 'vitest'
import { STAGES } from '@/lib/domain/stages'
import type { Moment } from '@/lib/domain/time/moments'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { PLACING_PATIENCE_MS } from '@/lib/orders/model/placing'
import { MADE, card, minute } from '@/lib/testing/order-card'
import { LANES, buildBoard } from './build-board'

const next = (moment: Moment, at: number, asOf = 0) => ({
  moment,
  at: minute(at),
  range: null,
  asOf: minute(asOf),
})

function laneOf(changes: Partial<OrderCard>, now = MADE) {
  const board = buildBoard([card(changes)], now)
  return LANES.filter((lane) => board[lane].length > 0)
}

describe('buildBoard', () => {
  it.each([
    ['waiting', 'waiting'],
    ['coming', 'coming'],
    ['at-store', 'at-store'],
    ['riding', 'on-the-way'],
    ['near', 'on-the-way'],
    ['done', 'done'],
    ['cancelled', 'done'],
    ['problem', 'needs-you'],
    ['unknown', 'needs-you'],
  ] as const)('puts %s under %s', (stage, lane) => {
    expect(laneOf({ stage })).toEqual([lane])
  })

  it('shows every order exactly once, whatever is known of it', () => {
    const placings = ['placing', 'placed', 'refused', 'unconfirmed'] as const
    const cards = STAGES.flatMap((stage, i) =>
      placings.map((placing, j) => card({ id: i * 10 + j, stage, placing, recipientPhone: null })),
    )
    const shown = Object.values(buildBoard(cards, MADE + 1e6)).flat()
    expect(shown.map((row) => row.card.id).sort()).toEqual(cards.map(({ id }) => id).sort())
  })

  it('asks for a person when an order is refused, unconfirmed, or too long in the sending', () => {
    expect(laneOf({ placing: 'refused' })).toEqual(['needs-you'])
    expect(laneOf({ placing: 'unconfirmed' })).toEqual(['needs-you'])
    expect(laneOf({ placing: 'placing' }, MADE + PLACING_PATIENCE_MS)).toEqual(['waiting'])
    expect(laneOf({ placing: 'placing' }, MADE + PLACING_PATIENCE_MS + 1)).toEqual(['needs-you'])
  })

  it('lets a refused order rest once the same customer’s order was sent again', () => {
    const refused = card({ id: 1, placing: 'refused' })
    const again = card({ id: 2 })
    expect(buildBoard([refused, again], MADE).done.map((row) => row.card.id)).toEqual([1])
    const elsewhere = card({ id: 2, storeId: 8 })
    expect(buildBoard([refused, elsewhere], MADE)['needs-you']).toHaveLength(1)
    const nobody = [card({ placing: 'refused', recipientPhone: null })]
    const alsoNobody = card({ id: 2, recipientPhone: null })
    expect(buildBoard([...nobody, alsoNobody], MADE)['needs-you']).toHaveLength(1)
  })

  it('puts the next moment first, then the older order, and what is known of nothing before all', () => {
    const cards = [
      card({ id: 1, next: next('accept', 9) }),
      card({ id: 2, next: next('accept', 3) }),
      card({ id: 3, createdAt: minute(-2), next: next('accept', 9) }),
      card({ id: 4, scheduledFor: minute(25) }),
      card({ id: 5 }),
    ]
    expect(buildBoard(cards, MADE).waiting.map((row) => row.card.id)).toEqual([5, 2, 3, 1, 4])
  })

  it('brings forward what its store’s own patience ends for', () => {
    const cards = [
      card({ id: 1, next: next('accept', 9) }),
      card({ id: 2, storeId: 8, next: next('accept', 12) }),
    ]
    const limitsOf = (storeId: number) => ({
      waiting: storeId === 8 ? 5 : 60,
      atStore: 10,
      riding: 45,
    })
    const { waiting } = buildBoard(cards, MADE + 6 * 60_000, { limitsOf })
    expect(waiting.map((row) => row.card.id)).toEqual([2, 1])
    expect(waiting[0]).toMatchObject({ lateWhat: 'waiting', lateMinutes: 6 })
    expect(waiting[1]?.lateWhat).toBeNull()
  })

  it('keeps what is for later in a lane of its own until work on it begins', () => {
    const later = { scheduledFor: minute(90), kitchenStartAt: minute(50) }
    expect(laneOf(later, MADE + 49 * 60_000)).toEqual(['scheduled'])
    const [row] = buildBoard([card(later)], MADE + 20 * 60_000).scheduled
    expect(row).toMatchObject({ startsMinutes: 30, leftMinutes: 70 })
    expect(laneOf(later, MADE + 50 * 60_000)).toEqual(['waiting'])
    expect(laneOf({ ...later, stage: 'coming' })).toEqual(['coming'])
    // Where the platform plans nothing, couriers are looked for half an hour ahead (food §8).
    expect(laneOf({ scheduledFor: minute(90) }, MADE + 59 * 60_000)).toEqual(['scheduled'])
    expect(laneOf({ scheduledFor: minute(90) }, MADE + 60 * 60_000)).toEqual(['waiting'])
  })

  it('puts late ones first in every lane, and says since when', () => {
    const cards = [
      card({ id: 1 }),
      card({ id: 2, next: next('accept', 40), scheduledFor: minute(5) }),
      card({ id: 3, next: next('accept', 3) }),
    ]
    const { waiting } = buildBoard(cards, MADE + 7 * 60_000)
    expect(waiting.map(({ card: { id }, leftMinutes }) => [id, leftMinutes])).toEqual([
      [3, -4],
      [2, -2],
      [1, null],
    ])
  })

  it('lets a refused order rest that somebody was told of', () => {
    expect(laneOf({ placing: 'refused', refusalSeenAt: minute(1) })).toEqual(['done'])
  })

  it('moves what was handed over on, without a word of the platform’s', () => {
    const handedOverAt = minute(3)
    expect(laneOf({ stage: 'at-store', handedOverAt })).toEqual(['on-the-way'])
    expect(laneOf({ stage: 'riding', handedOverAt })).toEqual(['on-the-way'])
    expect(laneOf({ stage: 'done', handedOverAt })).toEqual(['done'])
    expect(laneOf({ stage: 'problem', handedOverAt })).toEqual(['needs-you'])
    expect(laneOf({ selfPickup: true, handedOverAt })).toEqual(['done'])
    expect(laneOf({ selfPickup: true })).toEqual(['waiting'])
  })

  it('marks what nobody has acknowledged', () => {
    const cards = [card({ id: 1 }), card({ id: 2 })]
    const { waiting } = buildBoard(cards, MADE, { alerts: new Map([[2, 'changed']]) })
    expect(waiting.map((row) => row.alert)).toEqual([null, 'changed'])
  })

  it('shows the latest of what is done first', () => {
    const cards = [1, 3, 2].map((at) => card({ id: at, stage: 'done', closedAt: minute(at) }))
    expect(buildBoard(cards, MADE).done.map((row) => row.card.id)).toEqual([3, 2, 1])
  })

  it('says the time in whole minutes, so that a card changes once a minute at most', () => {
    const shown = card({ next: next('showup', 10, 4) })
    const at = (seconds: number) => buildBoard([shown], MADE + seconds * 1000).waiting[0]
    expect(at(301)).toEqual(at(359))
    expect(at(301)).toMatchObject({ ageMinutes: 5, nextMinutes: 5, leftMinutes: 5, asOfMinutes: 1 })
    expect(at(301)?.card).toBe(shown)
  })
})
