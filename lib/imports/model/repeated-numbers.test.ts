import { expect, it } from 'vitest'
import { repeatedNumbers, type UniqueField } from './repeated-numbers'

const columnsOf = (...fields: UniqueField[]) =>
  fields.map((field) => ({ key: field, name: field, field }))
const repeated = (field: UniqueField, texts: string[]) => {
  const rows = texts.map((text, position) => ({ position, cells: { [field]: text } }))
  return [...repeatedNumbers(rows, columnsOf(field)).keys()].sort()
}

it('names every row of a number that comes twice, without the space around it', () => {
  expect(repeated('clientOrderId', ['A', ' A', 'B', '', '', 'C', 'A ', 'b'])).toEqual([0, 1, 6])
})

it('takes shipment codes for the same that a scanner would', () => {
  expect(repeated('clientShipmentCode', ['po-77', 'PO-77 ', '', 'PO-78', ''])).toEqual([0, 1])
})

it('says which of the two a row shares, and nothing of what has no column', () => {
  const rows = [
    { position: 0, cells: { clientOrderId: 'A', clientShipmentCode: 'X' } },
    { position: 1, cells: { clientOrderId: 'A', clientShipmentCode: 'X' } },
    { position: 2, cells: { clientOrderId: 'B', clientShipmentCode: 'X' } },
  ]
  const all = repeatedNumbers(rows, columnsOf('clientOrderId', 'clientShipmentCode'))
  expect(all.get(1)).toEqual(['clientOrderId', 'clientShipmentCode'])
  expect(all.get(2)).toEqual(['clientShipmentCode'])
  expect([...repeatedNumbers(rows, columnsOf('clientOrderId')).keys()]).toEqual([0, 1])
})
