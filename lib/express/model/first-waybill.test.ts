import { describe, expect, test } from 'vitest'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { firstWaybill } from './first-waybill'
import { pinFaults } from './pin-standing'
import { readTyped } from './read-typed'
import { typedWaybill } from '@/lib/testing/forms/typed-waybill-form'
import { BLANK_ADDRESS } from './typed-waybill'

const STORE = {
  id: 3,
  code: 'HK-SHATIN-03',
  name: 'Sha Tin',
  location: { lat: 22.38, lng: 114.19 },
  takesShipmentCode: false,
  lastProduct: null,
  presets: [],
  sender: {
    name: 'Sha Tin',
    callingCode: '852',
    phone: '21110003',
    address: { street: '3 Centre' },
  },
}
const open = (storeId: number | undefined) =>
  firstWaybill({ formKey: 'key', stores: [STORE], storeId, clone: null })

test.each(EXPRESS_PRODUCTS)('a copy of a waybill of %s asks for the same again', (product) => {
  const { draft } = readTyped(product, typedWaybill(product))
  const fresh = { clientOrderId: null, clientShipmentCode: null, pickup: null, delivery: null }
  const clone = { orderId: 9, storeId: 3, product, draft: { ...draft, ...fresh } }
  const typed = firstWaybill({ formKey: 'key', stores: [STORE], storeId: undefined, clone })
  expect(typed).toMatchObject({ product, storeId: 3, clientOrderId: '', clientShipmentCode: '' })
  expect([typed.pickup, typed.delivery]).toEqual([null, null])
  const again = readTyped(product, typed).draft
  const untimed = { clientOrderId: '', clientShipmentCode: '', pickup: null, delivery: null }
  expect({ ...again, delivery: null }).toEqual({ ...draft, ...untimed })
})

test('a foreign number is typed with its plus', () => {
  const recipient = { callingCode: '86', phone: '13900001111' }
  const clone = { orderId: 9, storeId: 3, product: 'HDP-ECN-H' as const, draft: { recipient } }
  const typed = firstWaybill({ formKey: 'key', stores: [STORE], storeId: undefined, clone })
  expect(readTyped('HDP-ECN-H', typed).draft.recipient).toMatchObject(recipient)
})

test('a form begins with the sender of its store, and with none while there is no store', () => {
  expect(open(3).sender).toMatchObject({ name: 'Sha Tin', phone: '21110003' })
  expect(open(3).sender.address.street).toBe('3 Centre')
  expect(open(undefined).sender.name).toBe('')
})

test('the store’s own pin questions nothing until a sender went out with it', () => {
  const moved = { ...BLANK_ADDRESS, building: 'Tower 9', street: '8 Queen Road', district: '東區' }
  const faults = (location?: typeof STORE.location) => {
    const stores = [{ ...STORE, sender: { ...STORE.sender, location } }]
    const { sender } = firstWaybill({ formKey: 'key', stores, storeId: 3, clone: null })
    expect(sender.location).toEqual(location ?? STORE.location)
    expect(pinFaults('sender', sender)).toEqual([])
    return pinFaults('sender', { ...sender, address: moved }).map(({ problem }) => problem)
  }
  expect(faults()).toEqual([])
  expect(faults(STORE.location)).toEqual(['pin-of-another'])
  expect(faults({ lat: 22.39, lng: 114.19 })).toEqual(['pin-of-another'])
})

describe('in the place of one that did not arrive', () => {
  const { draft } = readTyped('HDP-ECOMM-H', typedWaybill('HDP-ECOMM-H'))
  const clone = { orderId: 9, storeId: 3, product: 'HDP-ECOMM-H' as const, draft }
  const first = (instead: 'again' | 'locker' | 'back') =>
    firstWaybill({ formKey: 'key', stores: [STORE], storeId: undefined, clone, instead })
  const like = firstWaybill({ formKey: 'key', stores: [STORE], storeId: undefined, clone })

  test('it goes to the same door again', () => {
    expect(first('again')).toEqual(like)
  })

  test('or to a locker, which is still to be chosen', () => {
    const { product, recipient, box } = first('locker')
    expect(product).toBe('HDP-ECOMM-L')
    expect(recipient).toMatchObject({ name: like.recipient.name, lockerCode: '' })
    expect([recipient.address, recipient.location, box]).toEqual([BLANK_ADDRESS, undefined, ''])
  })

  test('or is fetched from the recipient and goes back, with nothing to collect', () => {
    const { sender, recipient, collect } = first('back')
    expect(sender).toMatchObject({ name: like.recipient.name, address: like.recipient.address })
    expect(recipient).toMatchObject({ name: like.sender.name, address: like.sender.address })
    expect(collect).toEqual({ freight: '', goods: '' })
  })
})
