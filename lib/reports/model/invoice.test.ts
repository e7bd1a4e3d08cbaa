import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAmount } from './invoice'
import { matchInvoiceSchema } from './match-invoice-form'
import { type InvoicedOrder, type InvoiceLine, matchInvoice, totalsOf } from './match-invoice'

describe('an amount', () => {
  it.each([
    ['45.5', 'HKD', 4550],
    ['HK$1,234.50', 'HKD', 123_450],
    ['HKD 12', 'HKD', 1200],
    ['$12.00', 'HKD', 1200],
    ['1.234,50', 'HKD', 123_450],
    ['12,5', 'HKD', 1250],
    ['-12.00', 'HKD', -1200],
    ['(12.00)', 'HKD', -1200],
    ['12.00-', 'HKD', -1200],
    ['RM 3.05', 'MYR', 305],
    ['45.000 ₫', 'VND', 4_500_000],
    ['0.00', 'HKD', 0],
    ['US$12', 'HKD', null],
    ['S$12', 'HKD', null],
    ['Total', 'HKD', null],
    ['', 'HKD', null],
    ['1.234', 'HKD', null],
    ['12', 'XXX', null],
  ])('%s in %s is %s cents', (text, currency, cents) =>
    expect(readAmount(text, currency)).toBe(cents),
  )
})

const order = (id: number, change: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
  id,
  family: 'food',
  storeId: 1,
  currency: 'HKD',
  clientOrderId: `OURS-${id}`,
  platformOrderId: `${id}`,
  departs: '2026-03-05T04:00:00.000Z',
  outcome: 'delivered',
  estimated: null,
  agreed: null,
  reported: 100,
  collect: null,
  collecting: null,
  numbers: [`${id}`],
  isExpected: true,
  ...change,
})
const classes = (lines: InvoiceLine[], orders: InvoicedOrder[]) =>
  matchInvoice(lines, orders).map(({ match, number, theirs }) => [match, number, theirs])

describe('an invoice', () => {
  it('tells what is equal, different, missing here and there, and what we know no fee of', () => {
    const lines = [
      { number: '1', cents: 100 },
      { number: '2', cents: 130 },
      { number: '9', cents: 70 },
      { number: '3', cents: 50 },
    ]
    const orders = [order(1), order(2), order(3, { reported: null }), order(4)]
    expect(classes(lines, orders)).toEqual([
      ['equal', '1', 100],
      ['different', '2', 130],
      ['missing-here', '9', 70],
      ['unknown', '3', 50],
      ['missing-there', '4', null],
    ])
  })

  it('adds the lines of one order up, credits too, and takes the surest of our figures', () => {
    const lines = [
      { number: '1', cents: 130 },
      { number: '1', cents: -30 },
    ]
    const [item] = matchInvoice(lines, [order(1, { estimated: 70, agreed: 80 })])
    expect(item).toMatchObject({ match: 'equal', lines: [0, 1], theirs: 100 })
    expect(item?.ours).toEqual({ cents: 100, source: 'reported' })
  })

  it('misses no order there that a line names, even where its amount cannot be read', () => {
    expect(classes([{ number: '1', cents: null }], [order(1)])).toEqual([['unread', '1', null]])
  })

  it('guesses at none of several orders with one number', () => {
    const twins = [order(1, { isExpected: false }), order(2, { numbers: ['1'], isExpected: false })]
    expect(classes([{ number: '1', cents: 100 }], twins)).toEqual([['unread', '1', 100]])
  })

  it('asks for no more than one request carries', () => {
    const asked = {
      storeIds: [1],
      from: '2026-03-01',
      to: '2026-03-31',
      invoiced: 'all',
      currency: 'HKD',
      columns: { number: 'Order', amount: 'Fee' },
    }
    const lines = (count: number) => ({
      numbers: Array.from({ length: count }, () => '1'),
      amounts: Array.from({ length: count }, () => 1),
    })
    expect(matchInvoiceSchema.safeParse({ ...asked, ...lines(20_000) }).success).toBe(true)
    expect(matchInvoiceSchema.safeParse({ ...asked, ...lines(20_001) }).success).toBe(false)
    const uneven = { ...asked, numbers: ['1', '2'], amounts: [1] }
    expect(matchInvoiceSchema.safeParse(uneven).success).toBe(false)
  })
})

const maybeCents = fc.option(fc.integer({ min: -500, max: 500 }))
const number = fc.constantFrom('', '1', '2', '3', '4', '5', '6')
const anyLines = fc.array(fc.record({ number, cents: maybeCents }), { maxLength: 30 })
const anyOrders = fc
  .array(
    fc.record({
      reported: maybeCents,
      estimated: maybeCents,
      numbers: fc.array(number, { maxLength: 3 }),
      isExpected: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((made) => made.map((change, at) => order(at + 1, change)))

it('has every line in exactly one item, and every expected order in exactly one', () => {
  fc.assert(
    fc.property(anyLines, anyOrders, (lines, orders) => {
      const items = matchInvoice(lines, orders)
      const places = items.flatMap(({ lines: at }) => at).toSorted((a, b) => a - b)
      expect(places).toEqual(lines.map((_, at) => at))
      const ids = items.flatMap(({ order: one }) => (one ? [one.id] : []))
      expect(new Set(ids).size).toBe(ids.length)
      for (const { id, isExpected } of orders) if (isExpected) expect(ids).toContain(id)
    }),
  )
})

it('loses no cent: what can be read of the invoice is what the classes come to', () => {
  fc.assert(
    fc.property(anyLines, anyOrders, (lines, orders) => {
      const items = matchInvoice(lines, orders)
      const readable = items
        .filter(({ theirs }) => theirs !== null)
        .flatMap(({ lines: at }) => at)
        .reduce((sum, at) => sum + (lines[at]?.cents ?? 0), 0)
      const totals = Object.values(totalsOf(items))
      expect(totals.reduce((sum, { theirs }) => sum + theirs, 0)).toBe(readable)
      expect(totals.reduce((sum, total) => sum + total.lines, 0)).toBe(lines.length)
    }),
  )
})
