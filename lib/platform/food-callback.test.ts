import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFoodCallback } from './food-callback'
import type { JsonValue } from './http/parse-json'

const ESSENTIAL = { order_id: '88001', order_status: 9015, timestamp: 1_795_262_400 }
const AT = new Date('2026-11-21T12:00:00Z')

const FULL = {
  ...ESSENTIAL,
  client_order_id: '202611210042',
  status_desc: '配送中',
  partner: {
    partner_name: 'Chan',
    partner_phone: '91234567',
    partner_location: '22.2819, 114.1580',
  },
  cancel: { cancel_reason: 'late', code: 'C1', cancel_user: '0042', cancel_time: '1795262400' },
  predicted_accept_time: null,
  predicted_accept_time_range: null,
  predicted_showup_time: 5,
  predicted_showup_time_range: '3-7',
  predicted_delivery_time: '21',
  predicted_delivery_time_range: '18-25',
  tasks: [
    {
      id: 't1',
      partner: { id: 'p1', position: 'walker', role: 'main' },
      distance: { direct: 1200, travel: 1700 },
      fee: 'HK$ 32.00',
    },
  ],
  meta: { lang: 'zh-HK', region: 'HK' },
}

describe('the food callback', () => {
  test('in full', () => {
    expect(parseFoodCallback(FULL)).toEqual({
      orderId: '88001',
      clientOrderId: '202611210042',
      at: AT,
      code: 9015,
      text: '配送中',
      predictions: {
        accept: { minutes: null, range: null },
        showup: { minutes: 5, range: '3-7' },
        delivery: { minutes: 21, range: '18-25' },
      },
      unsigned: {
        courier: { name: 'Chan', phone: '91234567', location: { lat: 22.2819, lng: 114.158 } },
        cancel: { reason: 'late', code: 'C1', user: '0042', at: AT },
        tasks: [
          {
            id: 't1',
            courierId: 'p1',
            position: 'walker',
            role: 'main',
            directMetres: 1200,
            travelMetres: 1700,
            fee: 'HK$ 32.00',
          },
        ],
      },
    })
  })

  test('with nothing but what makes it one', () => {
    expect(parseFoodCallback(ESSENTIAL)).toMatchObject({
      orderId: '88001',
      clientOrderId: null,
      text: null,
      unsigned: { courier: null, cancel: null, tasks: [] },
    })
  })

  test('trap 25: cancel.cancel_time is text, or cancel.time, or a number', () => {
    for (const cancel of [
      { cancel_time: '1795262400' },
      { time: '1795262400' },
      { time: 1_795_262_400, cancel_time: '' },
    ]) {
      expect(parseFoodCallback({ ...ESSENTIAL, cancel })?.unsigned.cancel?.at).toEqual(AT)
    }
    expect(parseFoodCallback({ ...ESSENTIAL, cancel: { cancel_time: '0' } })?.unsigned.cancel).toBe(
      null,
    )
  })

  test('trap 46: null and -1 both mean that nothing is to come', () => {
    for (const minutes of [null, -1, '-1']) {
      const wire = { predicted_delivery_time: minutes, predicted_delivery_time_range: '5-7' }
      expect(parseFoodCallback({ ...ESSENTIAL, ...wire })?.predictions.delivery).toEqual({
        minutes: null,
        range: null,
      })
    }
  })

  test('numbers may come as text, empty objects as lists, lists as objects', () => {
    const odd = {
      order_id: 88_001,
      order_status: '9015',
      timestamp: '1795262400',
      partner: [],
      cancel: [],
      tasks: { 0: {} },
    }
    expect(parseFoodCallback(odd)).toMatchObject({
      orderId: '88001',
      code: 9015,
      at: AT,
      unsigned: { courier: null, cancel: null },
    })
  })

  test.each(['order_id', 'order_status', 'timestamp'])('is none without %s', (member) => {
    for (const value of [null, '', {}, [], true, 'x y', 1.5]) {
      if (member === 'order_id' && ['x y', 1.5].includes(value as string)) continue
      expect(parseFoodCallback({ ...FULL, [member]: value })).toBeNull()
    }
    const rest = Object.entries(FULL).filter(([key]) => key !== member)
    expect(parseFoodCallback(Object.fromEntries(rest))).toBeNull()
  })

  test('no data makes it throw, and what it needs is never taken from what is not signed', () => {
    const data = fc.oneof(
      fc.jsonValue(),
      fc.record(
        Object.fromEntries(Object.keys(FULL).map((key) => [key, fc.jsonValue({ maxDepth: 2 })])),
      ),
    )
    fc.assert(
      fc.property(data, (value) => {
        const callback = parseFoodCallback(value as JsonValue)
        if (!callback) return
        const members = value as Record<string, unknown>
        for (const key of ['order_id', 'order_status', 'timestamp']) {
          expect(['string', 'number']).toContain(typeof members[key])
        }
      }),
    )
  })
})
