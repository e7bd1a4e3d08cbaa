import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MADE, card, minute } from '@/lib/testing/order-card'
import { buildBoard } from './build-board'
import { filterBoard, searchCards } from './use-shown-board'

const board = buildBoard(
  [
    card({ id: 1 }),
    card({ id: 2, stage: 'riding' }),
    card({ id: 3, stage: 'done', closedAt: minute(1) }),
    card({ id: 4, placing: 'unconfirmed' }),
  ],
  MADE,
)
const shown = (stage: Parameters<typeof filterBoard>[1]) =>
  Object.values(filterBoard(board, stage))
    .flat()
    .map((row) => row.card.id)
    .sort()

it('lets through one column, everything open, or all', () => {
  expect(shown(null)).toEqual([1, 2, 3, 4])
  expect(shown('open')).toEqual([1, 2, 4])
  expect(shown('on-the-way')).toEqual([2])
  expect(shown('needs-you')).toEqual([4])
  expect(shown('done')).toEqual([3])
})

const chan = card({
  id: 1,
  pickupCode: '0421',
  recipientName: '陳大文',
  recipientPhone: '91234567',
  address: '德輔道西 88 號 8 樓 B 室',
  clientOrderId: '20250304000421',
  platformOrderId: '7700000001',
})
const lee = card({
  id: 2,
  pickupCode: '0422',
  recipientName: 'Mary Lee',
  recipientPhone: '61112222',
  address: 'Flat 8B, 1 Queen’s Road',
  clientOrderId: '20250304000422',
  platformOrderId: 'FD-7700000002',
  courier: { name: 'Wong', phone: '5000 7788', plate: 'AB 123', confirmed: true },
})
const found = (typed: string) => searchCards([chan, lee], typed).map(({ id }) => id)

describe('searchCards', () => {
  it.each([
    ['the code', '0421', [1]],
    ['a name, whatever its capitals', 'mary', [2]],
    ['a name in Chinese', '大文', [1]],
    ['an address in Chinese', '德輔道西', [1]],
    ['a phone number', '91234567', [1]],
    ['a phone number with spaces', '9123 4567', [1]],
    ['a phone number with its country code', '+852 9123-4567', [1]],
    ['the end of a phone number', '2222', [2]],
    ['our own order id', '20250304000422', [2]],
    ['the platform’s order id', 'fd-77', [2]],
    ['the courier', 'wong', [2]],
    ['the courier’s phone', '50007788', [2]],
    ['the courier’s plate', 'ab 123', [2]],
    ['full-width digits', '０４２２', [2]],
    ['several words in any order', 'road mary', [2]],
    ['nothing that is there', 'mary 0421', []],
  ])('finds by %s', (_, typed, ids) => expect(found(typed)).toEqual(ids))

  it('shows everything when nothing is typed', () => {
    expect(found('')).toEqual([1, 2])
    expect(found('   ')).toEqual([1, 2])
  })

  it('finds an order by every part of its name and address', () => {
    fc.assert(
      fc.property(fc.constantFrom(chan, lee), fc.nat(), fc.nat(), (order, from, length) => {
        const text = `${order.recipientName} ${order.address}`
        const part = text.slice(from % text.length).slice(0, (length % 12) + 1)
        expect(searchCards([order], part)).toEqual([order])
      }),
    )
  })
})
