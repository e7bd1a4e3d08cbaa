import { describe, expect, it } from 'vitest'
import { MADE, card, minute } from '@/lib/testing/order-card'
import { buildBoard, LANES } from './build-board'
import { laneToShow } from './lane-tabs'

const board = buildBoard(
  [
    card({ id: 1 }),
    card({ id: 2, stage: 'at-store', statusAt: minute(0) }),
    card({ id: 3, stage: 'riding' }),
  ],
  MADE,
)
const show = (chosen: (typeof LANES)[number] | null, isSearched = false) =>
  laneToShow(board, { lanes: LANES, chosen, isSearched })

describe('the column of a small screen', () => {
  it('is what somebody can do something about, until one is chosen', () => {
    expect(show(null)).toBe('at-store')
    const doubt = buildBoard([card(), card({ id: 2, placing: 'unconfirmed' })], MADE)
    expect(laneToShow(doubt, { lanes: LANES, chosen: null, isSearched: false })).toBe('needs-you')
    const none = buildBoard([], MADE)
    expect(laneToShow(none, { lanes: LANES, chosen: null, isSearched: false })).toBe('waiting')
  })

  it('stays the chosen one, empty or not, while nothing is searched for', () => {
    expect(show('on-the-way')).toBe('on-the-way')
    expect(show('coming')).toBe('coming')
  })

  it('follows a search to where it finds something', () => {
    expect(show('coming', true)).toBe('at-store')
    expect(show('on-the-way', true)).toBe('on-the-way')
  })
})
