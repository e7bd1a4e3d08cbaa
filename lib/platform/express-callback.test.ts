import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseExpressCallback } from './express-callback'
import { parseExpressLegacyCallback } from './express-legacy-callback'
import type { JsonValue } from './http/parse-json'

const NOW = new Date('2026-11-21T12:00:00Z')
const LEGACY = {
  order_id: '88001',
  client_order_id: 'W-1',
  timestamp: 1_795_262_400,
  order_status: 9,
  status_desc: 'collected',
}
const CURRENT = {
  ...LEGACY,
  order_status: 9005,
  status_desc: 'awaiting',
  merchant_id: '800001',
  shipment_code: 'HD123',
  client_shipment_code: 'S-1',
  exception_description: 'no answer',
}

const PARSERS = [
  ['current', parseExpressCallback, CURRENT],
  ['legacy', parseExpressLegacyCallback, LEGACY],
] as const

describe('express callbacks', () => {
  test('trap 7: with the current codes, in full; the merchant as text', () => {
    expect(parseExpressCallback(CURRENT)).toEqual({
      orderId: '88001',
      merchantId: '800001',
      shipmentCode: 'HD123',
      clientOrderId: 'W-1',
      clientShipmentCode: 'S-1',
      at: NOW,
      code: 9005,
      text: 'awaiting',
      exception: 'no answer',
    })
    const empty = { ...CURRENT, exception_description: '', merchant_id: 800_001 }
    expect(parseExpressCallback(empty)).toMatchObject({ exception: null, merchantId: '800001' })
  })

  test('traps 22 and 23: with the legacy codes, in full', () => {
    expect(parseExpressLegacyCallback(LEGACY)).toEqual({
      orderId: '88001',
      clientOrderId: 'W-1',
      at: NOW,
      code: 9,
      text: 'collected',
    })
  })

  test.each(PARSERS)('%s: only order, status and moment are needed, however typed', (_, parse) => {
    const least = { order_id: 88_001, order_status: '9', timestamp: '1795262400' }
    expect(parse(least)).toMatchObject({ orderId: '88001', code: 9, at: NOW, text: null })
    for (const member of ['order_id', 'order_status', 'timestamp']) {
      for (const value of [null, '', {}, [], true]) {
        expect(parse({ ...LEGACY, [member]: value })).toBeNull()
      }
    }
    for (const data of [null, [], 'x', {}]) expect(parse(data)).toBeNull()
  })

  test.each(PARSERS)('%s: no data makes it throw', (_, parse, full) => {
    const members = Object.keys(full).map((key) => [key, fc.jsonValue({ maxDepth: 2 })] as const)
    fc.assert(
      fc.property(fc.record(Object.fromEntries(members)), (data) => {
        const read = parse(data as JsonValue)
        expect(read === null || Number.isInteger(read.code)).toBe(true)
      }),
    )
  })
})
