import { describe, expect, it } from 'vitest'
import { checkTyped } from './read-waybill'
import { firstWaybill } from './first-waybill'
import { isPinOfAnother } from './pin-standing'
import { readTyped } from './read-typed'
import { typedWaybill } from '@/lib/testing/forms/typed-waybill-form'
import { BLANK_ADDRESS, type TypedParty } from './typed-waybill'

const PRODUCT = 'HDP-ECN-H'
const typed = typedWaybill(PRODUCT)
const recipient = (change: Partial<TypedParty>) => ({
  ...typed,
  recipient: { ...typed.recipient, ...change },
})
const faultOf = (change: Partial<TypedParty>) =>
  checkTyped(recipient(change)).get('recipient.location')
const moved = { ...typed.recipient.address, building: 'Tower 9', street: '8 Queen Road' }

describe('a pin that was put for another address', () => {
  it('is asked about before it goes out', () => {
    expect(faultOf({})).toBeUndefined()
    expect(faultOf({ address: moved })).toBe('pin-of-another')
    expect(faultOf({ address: moved, pinFor: moved })).toBeUndefined()
  })

  it('is so in a copy whose address is changed, and for the sender too', () => {
    const { draft } = readTyped(PRODUCT, typed)
    const clone = { orderId: 9, storeId: 3, product: PRODUCT, draft } as const
    const copy = firstWaybill({ formKey: 'key', stores: [], storeId: 3, clone })
    expect(isPinOfAnother(copy.recipient)).toBe(false)
    expect(isPinOfAnother({ ...copy.recipient, address: moved })).toBe(true)
    const sender = { ...copy.sender, address: moved }
    expect(checkTyped({ ...copy, sender }).get('sender.location')).toBe('pin-of-another')
  })

  it('is not one where the address is only filled in, spelt otherwise, or its flat changes', () => {
    const { address } = typed.recipient
    expect(faultOf({ pinFor: { ...BLANK_ADDRESS, building: 'tower 1 ' } })).toBeUndefined()
    expect(faultOf({ address: { ...address, flat: 'Z', floor: '40' } })).toBeUndefined()
  })
})

describe('an address without a pin', () => {
  const none = { location: undefined, pinFor: BLANK_ADDRESS }

  it('is not sent before somebody says so', () => {
    expect(faultOf(none)).toBe('pin-missing')
    expect(faultOf({ ...none, withoutPin: true })).toBeUndefined()
  })

  it('is never sent where the district is not a listed one', () => {
    const address = { ...typed.recipient.address, district: 'Discovery Bay' }
    expect(faultOf({ ...none, address, withoutPin: true })).toBe('unknown-place')
  })

  it('is nothing to a locker', () => {
    const locker = { ...recipient(none), product: 'HDP-ECOMM-L' as const }
    expect(checkTyped(locker).has('recipient.location')).toBe(false)
  })
})
