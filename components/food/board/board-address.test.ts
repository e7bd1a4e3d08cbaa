import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MADE, card, minute } from '@/lib/testing/order-card'
import {
  BOARD_VIEWS,
  type BoardAddress,
  SORT_KEYS,
  STAGE_FILTERS,
  type SortKey,
  boardSearch,
  listRows,
  readBoardAddress,
  sortOf,
  sortParam,
  sortRows,
} from './board-address'
import { buildBoard } from './build-board'

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

const next = (at: number) =>
  ({ moment: 'accept', at: minute(at), range: null, asOf: minute(0) }) as const

const rows = listRows(
  buildBoard(
    [
      card({ id: 1, pickupCode: '0300', stage: 'done', closedAt: minute(1), totalCents: 500 }),
      card({ id: 2, pickupCode: '0200', recipientName: 'Lee', next: next(20), totalCents: null }),
      card({ id: 3, pickupCode: null, stage: 'riding', createdAt: minute(-5), next: next(2) }),
      card({ id: 4, pickupCode: '0100', placing: 'unconfirmed', storeId: 8, next: next(60) }),
    ],
    MADE + 5 * 60_000,
  ),
)
const sorted = (by: SortKey, isDown = false) =>
  sortRows(rows, { by, isDown }, { storeCode: (id) => `S${id}`, locale: 'en' }).map(
    (row) => row.card.id,
  )

describe('listRows', () => {
  it('puts what needs somebody or is late first, and what ended last', () => {
    expect(rows.map((row) => row.card.id)).toEqual([4, 3, 2, 1])
  })
})

describe('sortRows', () => {
  it.each([
    ['urgency', [4, 3, 2, 1]],
    ['code', [4, 2, 1, 3]],
    ['stage', [4, 2, 3, 1]],
    ['store', [3, 2, 1, 4]],
    ['total', [1, 4, 3, 2]],
    ['age', [4, 2, 3, 1]],
  ] as const)('by %s', (by, ids) => expect(sorted(by)).toEqual(ids))

  it('turns round, but leaves last what a column does not know', () => {
    expect(sorted('code', true)).toEqual([1, 2, 4, 3])
    expect(sorted('urgency', true)).toEqual([1, 2, 3, 4])
  })

  it('keeps the order it was given, whose array it does not touch', () => {
    const before = [...rows]
    sorted('name', true)
    expect(rows).toEqual(before)
  })
})

describe('the sort in an address', () => {
  it.each(['age', '-age', 'code', '-urgency'])('%s is read as it was written', (param) => {
    expect(sortParam(sortOf(param))).toBe(param)
  })

  it('is not said when it is the usual one, nor believed when it is none', () => {
    expect(sortParam(sortOf(null))).toBeNull()
    expect(sortOf('constructor')).toEqual({ by: 'urgency', isDown: false })
  })
})
