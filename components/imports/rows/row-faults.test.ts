import { expect, it } from 'vitest'
import type { ImportRow } from '@/lib/imports/model/import-view'
import { rowFaults } from './row-faults'

const columns = (['clientOrderId', 'clientShipmentCode'] as const).map((field) => ({
  key: field,
  name: field,
  field,
}))
const row = (position: number, clientOrderId: string, clientShipmentCode: string): ImportRow => ({
  position,
  status: 'draft',
  orderId: null,
  refusal: null,
  refusedFields: [],
  problem: null,
  cells: { clientOrderId, clientShipmentCode },
})

it('tells of numbers that come twice in the file, and of those that earlier waybills have', () => {
  const rows = [row(0, 'A', 'X'), row(1, 'A', 'Y'), row(2, 'B', 'y'), row(3, 'C', '')]
  const taken = [
    { position: 1, field: 'clientShipmentCode' as const },
    { position: 3, field: 'clientOrderId' as const },
  ]
  const faults = rowFaults({ rows, taken, lockers: {}, cursor: '' }, columns, new Map(), new Map())
  const order = (problem: string) => ({ field: 'clientOrderId', problem })
  const code = (problem: string) => ({ field: 'clientShipmentCode', problem })
  expect(Object.fromEntries(faults)).toEqual({
    0: [order('repeated')],
    1: [order('repeated'), code('repeated')],
    2: [code('repeated')],
    3: [order('taken')],
  })
})
