import { describe, expect, it } from 'vitest'
import { card, minute } from '@/lib/testing/order-card'
import { mergeBoards, patchBoard } from './use-board'

const STORES = [7, 8]
const board = { cards: [card({ version: 5 })], asOf: minute(60) }

describe('patchBoard', () => {
  it('takes a newer card', () => {
    const newer = card({ version: 6, stage: 'coming' })
    expect(patchBoard(board, newer, STORES).cards).toEqual([newer])
  })

  it('never goes back to an older card, nor redraws for the same one (trap 21)', () => {
    expect(patchBoard(board, card({ version: 4, stage: 'coming' }), STORES)).toBe(board)
    expect(patchBoard(board, card({ version: 5, stage: 'coming' }), STORES)).toBe(board)
  })

  it('adds an order that it has not seen', () => {
    expect(patchBoard(board, card({ id: 2, storeId: 8 }), STORES).cards).toHaveLength(2)
  })

  it('leaves out other stores and other families', () => {
    expect(patchBoard(board, card({ id: 2, storeId: 9 }), STORES)).toBe(board)
    expect(patchBoard(board, card({ id: 2, family: 'parcel' }), STORES)).toBe(board)
  })
})

describe('mergeBoards', () => {
  it('keeps what the stream has shown since the server looked', () => {
    const read = { cards: [card({ version: 4 })], asOf: minute(61) }
    expect(mergeBoards(board, read)).toEqual({ cards: board.cards, asOf: minute(61) })
  })

  it('keeps the objects of unchanged cards, so that they are not drawn again', () => {
    const read = { cards: [card({ version: 5 })], asOf: minute(61) }
    expect(mergeBoards(board, read).cards[0]).toBe(board.cards[0])
  })

  it('takes what is newer, and drops what the server no longer shows', () => {
    const newer = card({ id: 2, version: 1 })
    expect(mergeBoards(board, { cards: [newer], asOf: minute(61) }).cards).toEqual([newer])
  })

  it('does not lose an order that was made while the server looked', () => {
    const fresh = card({ id: 2, createdAt: minute(61) })
    const shown = { cards: [...board.cards, fresh], asOf: minute(60) }
    expect(mergeBoards(shown, { cards: board.cards, asOf: minute(61) }).cards).toContain(fresh)
  })
})
