import { describe, expect, it } from 'vitest'
import type { KnownCustomer } from '@/lib/food/model/customers'
import { emptyDraft } from '../draft'
import { fieldsOf, isAsFilled, isBlank, isSameNumber, nextToFill } from './fill-customer'

const home = {
  id: 1,
  address: '8 Home Street',
  addressId: 'ADDR-8',
  location: { lat: 22.28, lng: 114.15 },
  remark: 'Bell',
}
const work = {
  id: 2,
  address: '9 Work Road',
  addressId: '',
  location: { lat: 22.29, lng: 114.16 },
  remark: '',
}
const customer: KnownCustomer = {
  id: 5,
  phone: '51112222',
  name: 'Lee',
  note: '',
  orderCount: 2,
  lastOrderAt: '2025-03-04T04:00:00.000Z',
  addresses: [home, work],
}
const empty = emptyDraft('', 7)

describe('what a known customer fills in', () => {
  it('is the last address, or the one chosen, with its pin and remark', () => {
    const { address, addressId, location, remark } = home
    const ids = { addressId, addressIdFor: address }
    const filled = { recipientName: 'Lee', address, ...ids, location, pinFor: address, remark }
    expect(fieldsOf(customer)).toEqual(filled)
    expect(fieldsOf(customer, work)).toMatchObject({ address: '9 Work Road', remark: '' })
  })

  it('is the name alone of who always fetched it', () => {
    const fields = fieldsOf({ ...customer, addresses: [] })
    const nowhere = {
      address: '',
      addressId: '',
      addressIdFor: '',
      location: undefined,
      pinFor: '',
    }
    expect(fields).toEqual({ recipientName: 'Lee', ...nowhere, remark: '' })
  })

  it('never replaces what a person wrote', () => {
    expect(isBlank(empty)).toBe(true)
    expect(isBlank({ ...empty, recipientName: ' ' })).toBe(true)
    expect(isBlank({ ...empty, remark: 'Ring' })).toBe(false)
    expect(isBlank({ ...empty, location: home.location })).toBe(false)
  })

  it('goes again with the number only while nobody touched it', () => {
    const filled = fieldsOf(customer)
    expect(isAsFilled({ ...empty, ...filled }, filled)).toBe(true)
    expect(isAsFilled({ ...empty, ...filled, address: '8 Home Street, 2/F' }, filled)).toBe(false)
    expect(isAsFilled({ ...empty, ...filled, location: work.location }, filled)).toBe(false)
  })
})

it('a number is the same however it is spaced', () => {
  expect(isSameNumber('5111 2222', '51112222')).toBe(true)
  expect(isSameNumber('５１１１2222', '5111-2222')).toBe(true)
  expect(isSameNumber('5111222', '51112222')).toBe(false)
  expect(isSameNumber('+51112222', '51112222')).toBe(false)
})

it('a person goes on at the first field that is empty', () => {
  expect(nextToFill({ ...empty, ...fieldsOf(customer) })).toBe('amount')
  expect(nextToFill({ ...empty, ...fieldsOf({ ...customer, addresses: [] }) })).toBe('address')
  expect(nextToFill({ ...empty, recipientName: 'Lee', delivery: 'pickup' })).toBe('amount')
  expect(nextToFill({ ...empty, ...fieldsOf(customer), amount: '12' })).toBe('amount')
})
