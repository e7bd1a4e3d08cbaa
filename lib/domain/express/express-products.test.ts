import { describe, expect, test } from 'vitest'
import {
  EXPRESS_PRODUCTS,
  expressRules,
  isExpressProduct,
  needOf,
  WAYBILL_FIELDS,
  type ExpressProduct,
  type Need,
  type WaybillField,
} from './express-products'

const isLocker = (product: ExpressProduct) => ['HDP-ECOMM-L', 'HDP-SFWH-L'].includes(product)
const isWarehouse = (product: ExpressProduct) =>
  ['HDP-SFWH-H', 'HDP-SFWH-L', 'HDP-WHECN-H'].includes(product)
const isLitePost = (product: ExpressProduct) => product === 'HDP-PND-1-H'

/** A second reading of the matrix (express §4.1), row by row as it stands there. */
const READING: Record<WaybillField, (product: ExpressProduct) => Need> = {
  clientOrderId: () => 'required',
  clientShipmentCode: () => 'optional',
  shipmentCode: () => 'optional',
  'sender.name': (product) => (isWarehouse(product) ? 'none' : 'required'),
  'sender.callingCode': (product) => (isWarehouse(product) ? 'none' : 'required'),
  'sender.phone': (product) => (isWarehouse(product) ? 'none' : 'required'),
  'sender.address': (product) => (isWarehouse(product) ? 'none' : 'required'),
  'pickup.date': (product) => (isWarehouse(product) ? 'optional' : 'required'),
  'pickup.period': (product) => (isWarehouse(product) ? 'none' : 'required'),
  'recipient.name': () => 'required',
  'recipient.callingCode': () => 'optional',
  'recipient.phone': () => 'required',
  'recipient.callingCode2': () => 'optional',
  'recipient.phone2': () => 'optional',
  'recipient.address': (product) => (isLocker(product) ? 'none' : 'required'),
  'recipient.lockerCode': (product) => (isLocker(product) ? 'required' : 'none'),
  'delivery.date': (product) => (isLocker(product) ? 'none' : 'optional'),
  'delivery.period': (product) => (isLocker(product) ? 'none' : 'optional'),
  box: (product) => (product === 'HDP-SFWH-H' ? 'optional' : 'required'),
  boxes: (product) => (isWarehouse(product) || isLitePost(product) ? 'optional' : 'required'),
  weight: (product) => (isWarehouse(product) || isLitePost(product) ? 'optional' : 'required'),
  items: (product) => (isWarehouse(product) ? 'required' : 'optional'),
  'items.code': (product) => (isWarehouse(product) ? 'required' : 'optional'),
  'items.name': (product) => (isWarehouse(product) ? 'required' : 'optional'),
  'items.quantity': (product) => (isWarehouse(product) ? 'required' : 'optional'),
  'items.price': () => 'optional',
  services: () => 'optional',
  collect: (product) => (isLocker(product) ? 'none' : 'optional'),
  remark: () => 'optional',
}

describe('the requirement matrix', () => {
  test.each(EXPRESS_PRODUCTS)('of %s', (product) => {
    const needs = WAYBILL_FIELDS.map((field) => [field, needOf(product, field)])
    const expected = WAYBILL_FIELDS.map((field) => [field, READING[field](product)])
    expect(Object.fromEntries(needs)).toEqual(Object.fromEntries(expected))
  })

  test('traps 50, 51 and 52: fixed values, boxes, weights and phones', () => {
    const table = EXPRESS_PRODUCTS.map((product) => {
      const rules = expressRules(product)
      const { senderType, recipientType, onlyBox, maxBoxes, maxWeight, maxItems } = rules
      return [
        product,
        senderType,
        recipientType,
        onlyBox,
        maxBoxes,
        maxWeight,
        maxItems,
        rules.mobileOnly,
      ]
    })
    expect(table).toEqual([
      ['HDP-ECOMM-H', 11, 11, null, 254, 100_000, 50, false],
      ['HDP-ECOMM-L', 11, 4, 'XS', 1, 5000, 50, true],
      ['HDP-ECN-H', 11, 11, null, 254, 100_000, 50, false],
      ['HDP-SFWH-H', null, 11, null, 254, 100_000, null, false],
      ['HDP-SFWH-L', null, 4, 'XS', 1, 5000, null, true],
      ['HDP-WHECN-H', null, 11, null, 254, 100_000, null, false],
      ['HDP-PND-1-H', 11, 11, null, 1, 2000, 50, true],
    ])
  })

  test('a product is one of seven', () => {
    expect(EXPRESS_PRODUCTS.every(isExpressProduct)).toBe(true)
    for (const other of ['', 'hdp-ecomm-h', 'DASH2HR', null]) {
      expect(isExpressProduct(other)).toBe(false)
    }
  })
})
