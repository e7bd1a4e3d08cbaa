import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BOARD_VIEWS,
  boardSearch,
  readBoardAddress,
  STAGE_FILTERS,
  type BoardAddress,
} from './board-address'
import { SORT_KEYS } from './sort-rows'

const read = (search: string) => readBoardAddress(new URLSearchParams(search))

const addresses: fc.Arbitrary<BoardAddress> = fc.record({
  view: fc.option(fc.constantFrom(...BOARD_VIEWS)),
  search: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  store: fc.option(fc.constantFrom('HK-CENTRAL-01', 'SG-ORCHARD-01')),
  stage: fc.option(fc.constantFrom(...STAGE_FILTERS)),
  sort: fc.record({ by: fc.constantFrom(...SORT_KEYS), isDown: fc.boolean() }),
})

describe('the address of a board', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(addresses, (one) => {
        expect(read(boardSearch(one))).toEqual(one)
      }),
    )
  })

  it('says nothing of the board as it usually is', () => {
    expect(boardSearch(read(''))).toBe('')
  })

  it('passes over what it does not know', () => {
    expect(read('?view=tiles&stage=gone&sort=luck&store=')).toEqual(read(''))
    expect(read(`?q=${'x'.repeat(5000)}`).search).toHaveLength(200)
  })
})
