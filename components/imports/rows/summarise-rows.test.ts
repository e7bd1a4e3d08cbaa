import { expect, it } from 'vitest'
import type { RowCheck } from '../parse/check-rows'
import { summariseRows } from './summarise-rows'

const check = (position: number, change: Partial<RowCheck>): [number, RowCheck] => [
  position,
  {
    position,
    product: 'HDP-SFWH-H',
    faults: [],
    needsSlot: false,
    needsSender: false,
    chosen: { pickup: null, delivery: null },
    lockerCode: null,
    collectCents: 0,
    readAs: {},
    ...change,
  },
]

it('counts rows by product and times, and adds up what is collected', () => {
  const pickup = { date: '2030-01-07', period: null }
  const checks = new Map([
    check(0, { collectCents: 1_050 }),
    check(1, { collectCents: 12_000 }),
    check(2, { chosen: { pickup, delivery: null } }),
    check(3, { product: 'HDP-PND-1-H' }),
  ])
  const rows = [0, 1, 2, 3, 9].map((position) => ({ position }))
  const { lots, collect } = summariseRows(rows, checks)
  expect(lots.map(({ product, count }) => [product, count])).toEqual([
    ['HDP-SFWH-H', 2],
    ['HDP-SFWH-H', 1],
    ['HDP-PND-1-H', 1],
  ])
  expect(collect).toEqual({ count: 2, total: 13_050 })
})
