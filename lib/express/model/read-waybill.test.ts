import { describe, expect, test } from 'vitest'
import {
  EXPRESS_PRODUCTS,
  needOf,
  type ExpressProduct,
} from '@/lib/domain/express/express-products'
import { checkWaybill } from './check-waybill'
import { readWaybill } from './read-waybill'
import { readForm, readTyped } from './read-typed'
import { typedWaybill } from '@/lib/testing/forms/typed-waybill-form'
import { blankWaybill, type TypedWaybill } from './typed-waybill'
import { waybillFormSchema } from './waybill-form'

const faultsOf = (typed: TypedWaybill) => readWaybill(typed).problems ?? {}
const changed = (product: ExpressProduct, change: (typed: TypedWaybill) => void) => {
  const typed = structuredClone(typedWaybill(product))
  change(typed)
  return faultsOf(typed)
}

describe('a filled form', () => {
  test.each(EXPRESS_PRODUCTS)('of %s has no fault and is what the action takes', (product) => {
    const typed = typedWaybill(product)
    expect(faultsOf(typed)).toEqual({})
    expect(readWaybill(typed).form).toEqual(readForm(typed))
    const form = waybillFormSchema.parse(readForm(typed))
    expect(form).toMatchObject({ storeId: 3, product })
    expect(checkWaybill(product, form.draft)).toEqual([])
  })

  test('is read as a Chinese keyboard writes it', () => {
    const typed = { ...typedWaybill(), weight: '１５００', boxes: '１' }
    Object.assign(typed.items[0]!, { quantity: '２', price: '１２．５' })
    expect(readTyped('HDP-ECOMM-H', typed)).toEqual(readTyped('HDP-ECOMM-H', typedWaybill()))
  })

  test('is read with the sign of the currency beside its amounts', () => {
    const typed = { ...typedWaybill(), collect: { freight: '$20', goods: '128.5 HKD' } }
    Object.assign(typed.items[0]!, { price: 'HK$12.50' })
    expect(readTyped('HDP-ECOMM-H', typed)).toEqual(readTyped('HDP-ECOMM-H', typedWaybill()))
  })

  test('becomes a draft with units: cents, grams, calling codes apart', () => {
    const { draft } = readTyped('HDP-ECOMM-H', typedWaybill())
    expect(draft.items).toEqual([{ code: 'SKU', name: 'Cup', quantity: 2, price: 1250 }])
    expect(draft).toMatchObject({
      weight: 1500,
      boxes: 1,
      collect: { freight: 2000, goods: 12_850 },
    })
    expect(draft.recipient).toMatchObject({ callingCode: '852', phone: '61234567' })
    expect(draft.services?.[0]).toEqual({ code: 'HK2DOOR_VALUEPLUS', value: '1000.00' })
    // Both names in the language of the district, as the list has them.
    expect(draft.recipient?.address).toMatchObject({ district: '東區', area: '香港島' })
    // Every address goes out with its point.
    expect([draft.sender?.location, draft.recipient?.location]).toEqual([
      { lat: 22.2841, lng: 114.2241 },
      { lat: 22.2841, lng: 114.2241 },
    ])
  })

  test('a foreign number keeps its own calling code', () => {
    const typed = structuredClone(typedWaybill())
    typed.recipient.phone = '+86 139 0000 1111'
    expect(readTyped('HDP-ECOMM-H', typed).draft.recipient).toMatchObject({
      callingCode: '86',
      phone: '13900001111',
    })
  })

  test('what the product fixes goes out whatever was typed', () => {
    const typed = { ...typedWaybill('HDP-SFWH-L'), box: '', boxes: '' }
    expect(readTyped('HDP-SFWH-L', typed).draft).toMatchObject({ box: 'XS', boxes: 1 })
  })
})

describe('faults stand where the form has the field', () => {
  test('an empty form asks for store and product first', () => {
    expect(faultsOf(blankWaybill('key', undefined))).toEqual({
      storeId: 'store',
      product: 'product',
    })
  })

  test.each(EXPRESS_PRODUCTS)('an empty form of %s lacks what the matrix requires', (product) => {
    const faults = faultsOf({ ...blankWaybill('key', 3), product })
    const parts = ['building', 'street', 'district', 'area']
    const sender = ['sender.name', 'sender.phone', ...parts.map((part) => `sender.address.${part}`)]
    const door = parts.map((part) => `recipient.address.${part}`)
    const isLocker = needOf(product, 'recipient.lockerCode') === 'required'
    const pins = (['sender', 'recipient'] as const)
      .filter((whose) => needOf(product, `${whose}.address`) === 'required')
      .map((whose) => `${whose}.location`)
    const expected = [
      ...(needOf(product, 'sender.name') === 'required' ? sender : []),
      'recipient.name',
      'recipient.phone',
      ...(isLocker ? ['recipient.lockerCode'] : door),
      ...pins,
      ...(needOf(product, 'pickup.date') === 'required' ? ['pickup'] : []),
      // The form itself puts in the one size and the one box.
      ...(needOf(product, 'box') === 'required' && !isLocker ? ['box'] : []),
      ...(needOf(product, 'boxes') === 'required' && !isLocker ? ['boxes'] : []),
      ...(needOf(product, 'weight') === 'required' ? ['weight'] : []),
      ...(needOf(product, 'items') === 'required' ? ['items.root'] : []),
    ]
    expect(Object.keys(faults).toSorted()).toEqual(expected.toSorted())
    const others = Object.entries(faults).filter(([path]) => !pins.includes(path))
    expect(new Set(others.map(([, problem]) => problem))).toEqual(new Set(['required']))
    for (const path of pins) expect(faults[path]).toBe('pin-missing')
  })

  test('texts that cannot be read', () => {
    const faults = changed('HDP-ECOMM-H', (typed) => {
      typed.sender.phone = '12'
      typed.recipient.phone2 = 'later'
      Object.assign(typed, { weight: '1.5', boxes: 'two', valuePlus: '0' })
      typed.items.unshift({ code: '', name: '', quantity: '', price: '' })
      Object.assign(typed.items[1]!, { quantity: '1.5', price: '1.234' })
      typed.collect.goods = 'all'
    })
    expect(faults).toEqual({
      'sender.phone': 'phone',
      'recipient.phone2': 'phone',
      weight: 'not-whole',
      boxes: 'not-whole',
      // The empty line before it does not count, and the fault is at the line that was typed.
      'items.1.price': 'amount',
      'items.1.quantity': 'not-whole',
      valuePlus: 'amount',
      'collect.goods': 'amount',
    })
  })

  test.each([16, 22, 400])('a number of %i digits is never left out unsaid', (digits) => {
    const long = '9'.repeat(digits)
    const ofWeight = changed('HDP-WHECN-H', (typed) => void (typed.weight = long))
    expect(ofWeight).toEqual({ weight: 'too-heavy:100000' })
    const ofRest = changed('HDP-ECOMM-H', (typed) => {
      Object.assign(typed, { boxes: long, valuePlus: long })
      Object.assign(typed.items[0]!, { quantity: long, price: long })
      typed.collect = { freight: long, goods: long }
    })
    expect(Object.keys(ofRest).toSorted()).toEqual([
      'boxes',
      'collect.freight',
      'collect.goods',
      'items.0.price',
      'items.0.quantity',
      'valuePlus',
    ])
  })

  test('limits come with their number', () => {
    const faults = changed('HDP-PND-1-H', (typed) => {
      typed.weight = '2001'
      typed.recipient.address.flat = 'x'.repeat(200)
      typed.clientOrderId = 'x'.repeat(31)
    })
    expect(faults).toEqual({
      weight: 'too-heavy:2000',
      'recipient.address.root': 'too-long:200',
      clientOrderId: 'too-long:30',
    })
  })

  test('a district of one’s own needs the pin, one of the 18 somebody’s word', () => {
    const far = changed('HDP-ECN-H', ({ recipient }) => {
      recipient.address.district = '東涌'
      recipient.location = undefined
    })
    expect(far).toEqual({ 'recipient.location': 'unknown-place' })
    const near = (withoutPin: boolean) =>
      changed('HDP-ECN-H', ({ recipient }) => {
        Object.assign(recipient, { location: undefined, withoutPin })
      })
    expect(near(false)).toEqual({ 'recipient.location': 'pin-missing' })
    expect(near(true)).toEqual({})
  })

  test.each([
    ['HDP-ECOMM-L', '21234567', 'not-mobile'],
    ['HDP-SFWH-L', '+86 13900001111', 'not-mobile'],
    ['HDP-SFWH-L', '+86 5390 0001 111', 'not-local'],
    ['HDP-PND-1-H', '31234567', 'not-mobile'],
  ] as const)('%s does not take the number %s', (product, phone, problem) => {
    const faults = changed(product, ({ recipient }) => void (recipient.phone = phone))
    expect(faults).toEqual({ 'recipient.phone': problem })
  })

  test('what the product has no place for is never at fault, however it was typed', () => {
    const faults = changed('HDP-SFWH-L', (typed) => {
      typed.sender.phone = 'nonsense'
      typed.collect.freight = 'nonsense'
    })
    expect(faults).toEqual({})
  })
})
