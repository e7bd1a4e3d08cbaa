import { describe, expect, it } from 'vitest'
import { firstPlace, moveFocus } from './use-board-keys'

const BOARD = [0, 3, 0, 1, 2, 0]

describe('moveFocus', () => {
  it.each([
    ['ArrowDown', { lane: 1, at: 0 }, { lane: 1, at: 1 }],
    ['ArrowDown', { lane: 1, at: 2 }, null],
    ['ArrowUp', { lane: 1, at: 0 }, null],
    ['ArrowUp', { lane: 1, at: 2 }, { lane: 1, at: 1 }],
    ['ArrowRight', { lane: 1, at: 2 }, { lane: 3, at: 0 }],
    ['ArrowRight', { lane: 3, at: 0 }, { lane: 4, at: 0 }],
    ['ArrowRight', { lane: 4, at: 1 }, null],
    ['ArrowLeft', { lane: 4, at: 1 }, { lane: 3, at: 0 }],
    ['ArrowLeft', { lane: 1, at: 0 }, null],
    ['Enter', { lane: 1, at: 0 }, null],
  ])('%s from %o goes to %o', (key, from, to) => {
    expect(moveFocus(BOARD, from, key)).toEqual(to)
  })
})

describe('firstPlace', () => {
  it('is the first card there is', () => {
    expect(firstPlace(BOARD)).toEqual({ lane: 1, at: 0 })
    expect(firstPlace([0, 0])).toBeNull()
  })
})
