import { expect, it } from 'vitest'
import { parseExpressPeriod } from '@/lib/domain/time/local-time'
import type { SlotOffer } from '@/lib/domain/express/slots'
import type { ImportRow, RowStatus } from '@/lib/imports/model/import-view'
import type { RowCheck } from '../parse/check-rows'
import { slotRows } from './slot-rows'

const DAY = '2030-01-07'
const MORNING = { date: DAY, period: '10:00-13:00' }
const time = parseExpressPeriod(DAY, MORNING.period, 'HK')
if (!time) throw new Error('no period')
const offer: SlotOffer = {
  pickup: {
    description: null,
    slots: [{ ...MORNING, time, description: null, workingDay: '1.4' }],
  },
  delivery: [],
}

const GONE = { date: DAY, period: '03:00-04:00' }
const cases: readonly [RowStatus, Partial<RowCheck>][] = [
  ['draft', { chosen: { pickup: MORNING, delivery: null } }],
  ['draft', { chosen: { pickup: null, delivery: null }, needsSlot: true }],
  ['draft', { chosen: { pickup: { date: DAY, period: null }, delivery: null }, needsSlot: true }],
  ['draft', { chosen: { pickup: GONE, delivery: null } }],
  ['held', { chosen: { pickup: MORNING, delivery: null } }],
  ['created', { chosen: { pickup: GONE, delivery: null } }],
]
const rows = cases.map(([status], position): ImportRow => ({
  position,
  status,
  orderId: null,
  refusal: null,
  refusedFields: [],
  problem: null,
  cells: {},
}))
const checks = new Map(
  cases.map(([, change], position): [number, RowCheck] => [
    position,
    {
      position,
      product: 'HDP-ECOMM-H',
      faults: [],
      needsSlot: false,
      needsSender: false,
      lockerCode: null,
      collectCents: 0,
      readAs: {},
      chosen: { pickup: null, delivery: null },
      ...change,
    },
  ]),
)
const loaded = { rows, taken: [], lockers: {}, cursor: '' }

it('counts the rows whose time is missing, incomplete, over or not offered as without one', () => {
  const { products, onTheirWay } = slotRows(loaded, checks, new Map([['HDP-ECOMM-H', offer]]))
  expect(products).toEqual([{ product: 'HDP-ECOMM-H', rows: 5, without: 4 }])
  expect(onTheirWay).toBe(1)
})

it('believes times that the platform says nothing of', () => {
  const { products } = slotRows(loaded, checks, new Map([['HDP-ECOMM-H', null]]))
  expect(products).toMatchObject([{ without: 3 }])
})
