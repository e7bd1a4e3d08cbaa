import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseParcelCallback } from './parcel-callback'
import type { JsonValue } from './http/parse-json'
import { signForTests } from '@/lib/testing/sign-for-tests'
import { verifyCallback } from './verify-callback'

const FULL = {
  order_id: '88001',
  merchant_id: '700001',
  client: { order_id: 'P-17', shipment_code: 'S-17' },
  status: { code: '9034', name: '分配中', lastmodify: '2026-11-21 20:00' },
  meta: { lang: 'zh-HK', region: 'HK' },
}
const NOW = new Date('2026-11-21T12:00:00Z')

describe('the parcel callback', () => {
  test('in full', () => {
    expect(parseParcelCallback(FULL)).toEqual({
      orderId: '88001',
      merchantId: '700001',
      unsigned: {
        clientOrderId: 'P-17',
        clientShipmentCode: 'S-17',
        status: { code: 9034, text: '分配中', at: NOW },
      },
    })
  })

  test('with nothing but what makes it one', () => {
    expect(parseParcelCallback({ order_id: 88_001 })).toEqual({
      orderId: '88001',
      merchantId: null,
      unsigned: {
        clientOrderId: null,
        clientShipmentCode: null,
        status: { code: null, text: null, at: null },
      },
    })
    for (const data of [
      null,
      [],
      {},
      { order_id: '' },
      { order_id: {} },
      { status: FULL.status },
    ]) {
      expect(parseParcelCallback(data)).toBeNull()
    }
  })

  test('trap 1: its time is local to the region that it names, and unknown without one', () => {
    const at = (meta: JsonValue) => parseParcelCallback({ ...FULL, meta })?.unsigned.status.at
    expect(at({ region: 'BKK' })).toEqual(new Date('2026-11-21T13:00:00Z'))
    expect(at({ region: 'Atlantis' })).toBeNull()
    expect(at(null)).toBeNull()
  })

  test('traps 16 and 17: it is signed, and yet its status can be exchanged: it is a hint', () => {
    const credentials = { appId: 10_001, secretKey: 'simulator-secret-key' }
    const body = signForTests(FULL, credentials, NOW)
    const forged = body.replace('"9034"', '"9021"')
    expect(forged).not.toBe(body)
    const verdict = verifyCallback(forged, [credentials], NOW.getTime() / 1000)
    const read = verdict.ok ? parseParcelCallback(verdict.data) : null
    expect(read?.unsigned.status.code).toBe(9021)
    const { unsigned, ...signed } = read ?? { unsigned: null }
    expect(signed).toEqual({ orderId: '88001', merchantId: '700001' })
    expect(unsigned).not.toBeNull()
    const other = verifyCallback(
      ...([body.replace('"88001"', '"88002"'), [credentials], NOW.getTime() / 1000] as const),
    )
    expect(other.ok).toBe(false)
  })

  test('no data makes it throw', () => {
    const members = Object.keys(FULL).map((key) => [key, fc.jsonValue({ maxDepth: 2 })] as const)
    fc.assert(
      fc.property(fc.record(Object.fromEntries(members)), (data) => {
        const read = parseParcelCallback(data as JsonValue)
        expect(read === null || read.orderId !== '').toBe(true)
      }),
    )
  })
})
