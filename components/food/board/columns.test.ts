import { describe, expect, it } from 'vitest'
import { MADE, card, minute } from '@/lib/testing/order-card'
import { buildBoard } from './build-board'
import { sameRows } from './columns'

const next = { moment: 'accept', at: minute(10), range: null, asOf: minute(0) } as const
const CARDS = [card({ next }), card({ id: 2, createdAt: minute(-1) })]
const at = (seconds: number) => buildBoard(CARDS, MADE + seconds * 1000).waiting

describe('sameRows', () => {
  it('sees nothing new within a minute, and something in the next', () => {
    expect(sameRows(at(61), at(119))).toBe(true)
    expect(sameRows(at(61), at(121))).toBe(false)
  })

  it('sees another card, another number of cards, and another order of them', () => {
    expect(sameRows(at(0), at(0).slice(1))).toBe(false)
    expect(sameRows(at(0), at(0).toReversed())).toBe(false)
    const changed = buildBoard([card({ next, version: 2 }), CARDS[1]!], MADE).waiting
    expect(sameRows(at(0), changed)).toBe(false)
  })
})
