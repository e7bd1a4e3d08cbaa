import { describe, expect, test } from 'vitest'
import {
  EXPRESS_PRODUCTS,
  takes,
  WAYBILL_FIELDS,
  type ExpressProduct,
} from '@/lib/domain/express/express-products'
import { checkTyped } from '@/lib/express/model/read-waybill'
import { lostFieldKeys } from './switch-dialog'
import { lostFields, withProduct } from './switch-product'
import { typedWaybill } from '@/lib/testing/forms/typed-waybill-form'
import { BLANK_ADDRESS, blankWaybill } from '@/lib/express/model/typed-waybill'

const SENDER = blankWaybill('', undefined).sender
const PAIRS = EXPRESS_PRODUCTS.flatMap((from) => EXPRESS_PRODUCTS.map((to) => [from, to] as const))
/** Our own numbers and calling codes have no place of their own in the form. */
const SHOWN = WAYBILL_FIELDS.filter((field) => !/allingCode/.test(field))

describe('changing the product', () => {
  test.each(PAIRS)('%s to %s names exactly what the matrix has no place for', (from, to) => {
    const typed = typedWaybill(from)
    expect(lostFields(typed, to, SENDER)).toEqual(SHOWN.filter((field) => !takes(to, field)))
  })

  test.each(PAIRS)('%s to %s drops that and nothing else', (from, to) => {
    const typed = typedWaybill(from)
    const next = withProduct(typed, to, SENDER)
    expect(lostFields(next, to, SENDER)).toEqual([])
    const kept = (field: Parameters<typeof takes>[1]) => takes(to, field)
    expect(next).toEqual({
      ...typed,
      product: to,
      sender: kept('sender.name') ? typed.sender : SENDER,
      recipient: {
        ...typed.recipient,
        ...(!kept('recipient.address') && {
          address: blankWaybill('', undefined).recipient.address,
          location: undefined,
          pinFor: BLANK_ADDRESS,
        }),
        ...(!kept('recipient.lockerCode') && { lockerCode: '' }),
      },
      pickup: kept('pickup.period') ? typed.pickup : { ...typed.pickup, period: null },
      delivery: kept('delivery.date') ? typed.delivery : null,
      collect: kept('collect') ? typed.collect : { freight: '', goods: '' },
    })
  })

  test('a day without a period is lost to a product of periods, and named', () => {
    const typed = { ...typedWaybill('HDP-SFWH-H'), pickup: { date: '2026-11-23', period: null } }
    expect(lostFieldKeys(lostFields(typed, 'HDP-ECN-H', SENDER))).toEqual(['pickupDate', 'locker'])
    expect(withProduct(typed, 'HDP-ECN-H', SENDER).pickup).toBeNull()
    expect(lostFields(typed, 'HDP-WHECN-H', SENDER)).not.toContain('pickup.date')
    expect(withProduct(typed, 'HDP-WHECN-H', SENDER).pickup).toEqual(typed.pickup)
  })

  test('nothing was typed, nothing is lost', () => {
    for (const to of EXPRESS_PRODUCTS) {
      expect(lostFields(blankWaybill('', 3), to, SENDER)).toEqual([])
    }
  })

  test('the sender that the form began with is not missed, and comes back by itself', () => {
    const typed = typedWaybill('HDP-ECOMM-H')
    expect(lostFields(typed, 'HDP-SFWH-H', typed.sender)).not.toContain('sender.name')
    const there = withProduct(typed, 'HDP-SFWH-H', typed.sender)
    expect(withProduct(there, 'HDP-ECOMM-H', typed.sender).sender).toEqual(typed.sender)
  })

  test.each(['HDP-ECOMM-L', 'HDP-SFWH-L'] as const)('%s would replace size and number', (to) => {
    const typed = { ...typedWaybill(), box: 'L', boxes: '3' }
    expect(lostFields(typed, to, SENDER)).toEqual(expect.arrayContaining(['box', 'boxes']))
    expect(withProduct(typed, to, SENDER)).toMatchObject({ box: '', boxes: '' })
  })

  test('lite post has any size but one box', () => {
    const typed = { ...typedWaybill(), box: 'L', boxes: '3' }
    expect(lostFields(typed, 'HDP-PND-1-H', SENDER)).toEqual(['recipient.lockerCode', 'boxes'])
  })

  test('where contents must be said there is a line to say them in', () => {
    const lines = (to: ExpressProduct) => withProduct(blankWaybill('', 3), to, SENDER).items.length
    expect(EXPRESS_PRODUCTS.map(lines)).toEqual([0, 0, 0, 1, 1, 1, 0])
  })

  test.each(PAIRS)('%s to %s leaves a form without a fault of what is not taken', (from, to) => {
    const faults = checkTyped(withProduct(typedWaybill(from), to, SENDER))
    expect([...faults.values()].filter((problem) => problem !== 'required')).toEqual([])
  })
})
