import { describe, expect, it } from 'vitest'
import { splitLineItems } from './line-items'
import { matchColumns } from './match-columns'

const table = (names: string[], ...rows: string[][]) => ({
  names,
  rows,
  numeric: names.map(() => false),
})

describe('goods that a shop packs into one cell', () => {
  const packed = table(
    ['order_id', 'shipping_first_name', 'line_item_1', 'line_item_2'],
    [
      '101',
      'Siu Ming',
      'name:Oolong tea: 100 g|product_id:7|sku:T-1|quantity:2|total:96.00|meta:',
      'name:Cup|sku:|quantity:1|total:20.00',
    ],
    ['102', 'Ka Yan', 'name:Cup|sku:C-9|quantity:3|total:60.00', ''],
  )

  it('has a column for each part of each', () => {
    expect(splitLineItems(packed)).toEqual({
      names: [
        'order_id',
        'shipping_first_name',
        'Item 1 name',
        'Item 1 quantity',
        'Item 1 code',
        'Item 2 name',
        'Item 2 quantity',
        'Item 2 code',
      ],
      rows: [
        ['101', 'Siu Ming', 'Oolong tea: 100 g', '2', 'T-1', 'Cup', '1', ''],
        ['102', 'Ka Yan', 'Cup', '3', 'C-9', '', '', ''],
      ],
      numeric: Array<boolean>(8).fill(false),
    })
  })

  it('is matched to the fields of a waybill', () => {
    const { names } = splitLineItems(packed)
    expect(matchColumns(names, { remembered: {} })).toEqual([
      'clientOrderId',
      'recipient.firstName',
      'items.0.name',
      'items.0.quantity',
      'items.0.code',
      'items.1.name',
      'items.1.quantity',
      'items.1.code',
    ])
  })

  it('reads several kinds in one cell, and semicolons in a name', () => {
    const cell = 'id:4|name:Tea; loose|sku:T|quantity:1;id:5|name:Cup|sku:C|quantity:2;'
    expect(splitLineItems(table(['line_items'], [cell])).rows).toEqual([
      ['Tea; loose', '1', 'T', 'Cup', '2', 'C'],
    ])
  })
})

it.each([
  ['of another name', table(['Remarks'], ['name:Tea|quantity:1'])],
  ['with plain text in some cell', table(['line_item_1'], ['name:Tea|quantity:1'], ['Tea'])],
  ['that is empty', table(['line_item_1'], [''])],
])('leaves a column %s as it is', (_, given) => {
  expect(splitLineItems(given)).toEqual(given)
})
