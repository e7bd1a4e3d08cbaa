import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { EXPRESS_PRODUCTS } from '@/lib/domain/express/express-products'
import { checkRow } from './check-row'
import { IMPORT_FIELDS, isImportField, type RowValues } from '@/lib/domain/imports/import-fields'

const RIGHT: RowValues = {
  'recipient.name': '陳大文',
  'recipient.phone': '+852 6123 4567',
  'recipient.address.building': 'Sha Tin Centre',
  'recipient.address.street': '2 Wang Pok Street',
  'recipient.address.district': '沙田區',
  'recipient.address.area': '新界',
  'items.0.code': '0012',
  'items.0.name': 'Tea',
  'items.0.quantity': '1',
}
const faultsOf = (change: RowValues, product = 'HDP-SFWH-H' as const) =>
  checkRow({ ...RIGHT, ...change }, { product, sender: null }).faults.map(
    ({ field, problem, limit }) => `${field} ${problem}${limit === undefined ? '' : ` ${limit}`}`,
  )

describe('a row of a file', () => {
  it('that is right has no fault, and its digits stay as they are', () => {
    const { faults, draft, needsSlot } = checkRow(RIGHT, { product: 'HDP-SFWH-H', sender: null })
    expect(faults).toEqual([])
    expect(needsSlot).toBe(false)
    expect(draft.recipient).toMatchObject({ phone: '61234567', callingCode: '852' })
    expect(draft.items).toMatchObject([{ code: '0012', quantity: 1 }])
  })

  it('has as many goods and services as its columns name, whatever gaps there are', () => {
    const goods = Object.fromEntries(
      Array.from({ length: 51 }, (_, index) => [`items.${index}.name`, `Tea ${index}`]),
    )
    const services = { declaredValue: '300', 'services.4.code': 'ABC', 'services.7.count': '2' }
    const { draft, faults } = checkRow(
      { ...RIGHT, ...goods, ...services },
      { product: 'HDP-PND-1-H', sender: null },
    )
    expect(draft.items).toHaveLength(51)
    expect(draft.services).toMatchObject([
      { value: '300.00' },
      { code: 'ABC' },
      { code: '', count: '2' },
    ])
    expect(faults).toContainEqual({ field: 'items.0.name', problem: 'too-many', limit: 50 })
    expect(faults).toContainEqual({ field: 'services.7.code', problem: 'required' })
  })

  it.each([
    [{ 'recipient.phone': '12' }, 'recipient.phone not-a-phone'],
    [{ weight: '1.5' }, 'weight not-whole'],
    [{ weight: '4891234567890128891234' }, 'weight not-whole'],
    [{ kilograms: '4891234567890128891234' }, 'kilograms not-an-amount'],
    [{ weight: '5' }, 'weight too-light 11'],
    [{ kilograms: '200' }, 'kilograms too-heavy 100000'],
    [{ 'items.0.quantity': 'two' }, 'items.0.quantity not-whole'],
    [{ 'items.0.price': 'free' }, 'items.0.price not-an-amount'],
    [{ 'items.0.price': 'US$12' }, 'items.0.price not-an-amount'],
    [{ 'recipient.lat': '22.3' }, 'recipient.lng required'],
    // Nobody sees that such a cell is not empty; it is no degree, and least of all 0.
    [{ 'recipient.lat': '\u200b', 'recipient.lng': '114' }, 'recipient.lat not-degrees'],
    [{ 'recipient.lat': '91', 'recipient.lng': '114' }, 'recipient.lat not-degrees'],
    [{ 'recipient.address.district': 'Springfield' }, 'recipient.address.district unknown-place'],
    [{ 'pickup.date': '2026-02-30' }, 'pickup.date not-a-time'],
    [{ clientOrderId: 'x'.repeat(31) }, 'clientOrderId too-long 30'],
    [{ 'recipient.name': '' }, 'recipient.name required'],
  ] as const)('%j', (change, fault) => {
    expect(faultsOf(change as RowValues)).toContain(fault)
  })

  it.each(['12.5', '$12.50', 'HKD 12.50', '12.50元'])('reads %j as an amount', (price) => {
    const { draft } = checkRow(
      { ...RIGHT, 'items.0.price': price },
      { product: 'HDP-SFWH-H', sender: null },
    )
    expect(draft.items).toMatchObject([{ price: 1_250 }])
  })

  it('says each cell’s first mistake only', () => {
    expect(faultsOf({ 'items.0.quantity': 'two' })).toEqual(['items.0.quantity not-whole'])
  })

  it('that names its product is checked by that one', () => {
    expect(
      checkRow({ ...RIGHT, product: 'hdp-sfwh-h' }, { product: null, sender: null }).product,
    ).toBe('HDP-SFWH-H')
    expect(
      checkRow({ ...RIGHT, product: 'DRONE' }, { product: null, sender: null }).faults,
    ).toEqual([{ field: 'product', problem: 'unknown-product' }])
    expect(checkRow(RIGHT, { product: null, sender: null }).faults).toEqual([
      { field: 'product', problem: 'required' },
    ])
  })

  it('without a pickup needs a slot, which is no mistake of its cells', () => {
    const row = { ...RIGHT, box: 'S', boxes: '1', weight: '1,200' }
    const sender = Object.fromEntries(
      Object.entries(RIGHT).map(([field, text]) => [field.replace('recipient', 'sender'), text]),
    )
    const checked = checkRow({ ...sender, ...row }, { product: 'HDP-ECOMM-H', sender: null })
    expect(checked).toMatchObject({ faults: [], needsSlot: true })
    const slot = { 'pickup.date': '2026/11/23', 'pickup.period': '9:00 – 13:00' }
    const given = checkRow({ ...sender, ...row, ...slot }, { product: 'HDP-ECOMM-H', sender: null })
    expect(given).toMatchObject({ faults: [], needsSlot: false })
    expect(given.draft.pickup).toEqual({ date: '2026-11-23', period: '09:00-13:00' })
    const wide = {
      boxes: '１',
      weight: '１，２００',
      'pickup.date': '２０２６／１１／２３',
      'pickup.period': '９：００～１３：００',
    }
    const typed = { ...sender, ...row, ...slot, ...wide }
    expect(checkRow(typed, { product: 'HDP-ECOMM-H', sender: null })).toEqual(given)
  })

  const SENDER = {
    name: 'Tea Shop',
    callingCode: '852',
    phone: '21234567',
    address: { building: 'Tower 1', street: '1 King Road', district: '東區', area: '香港島' },
  }
  const COLLECTED = { ...RIGHT, box: 'S', boxes: '1', weight: '1200' }

  it('lacks nothing that the import’s sender says, and its own words win part by part', () => {
    const rules = { product: 'HDP-ECOMM-H', sender: SENDER } as const
    const plain = checkRow(COLLECTED, rules)
    expect(plain).toMatchObject({ faults: [], needsSender: false, needsSlot: true })
    expect(plain.draft.sender).toMatchObject({ name: 'Tea Shop', phone: '21234567' })
    const own = { ...COLLECTED, 'sender.name': 'Branch', 'sender.address.building': 'Tower 2' }
    const { draft, faults } = checkRow(own, rules)
    expect(draft.sender).toMatchObject({ name: 'Branch', phone: '21234567' })
    // A building of its own is an address of its own, and no half of another.
    expect(draft.sender?.address).toMatchObject({ building: 'Tower 2', street: undefined })
    expect(faults.map(({ field }) => field)).toContain('sender.address.street')
  })

  it('has no mistake where the import’s sender lacks something: that is given once', () => {
    const sender = { ...SENDER, phone: undefined }
    const checked = checkRow(COLLECTED, { product: 'HDP-ECOMM-H', sender })
    expect(checked).toMatchObject({ faults: [], needsSender: true })
    expect(checkRow(RIGHT, { product: 'HDP-SFWH-H', sender: null }).needsSender).toBe(false)
  })

  it.each([
    [{ district: 'Causeway Bay', area: 'HKI' }, ['Wan Chai', 'Hong Kong Island']],
    [{ district: 'Tseung Kwan O', area: 'NT' }, ['Sai Kung', 'New Territories']],
    [{ district: '將軍澳', area: '' }, ['西貢區', '新界']],
    [{ district: 'Kwun Tong, KLN', area: '' }, ['Kwun Tong', 'Kowloon']],
    [{ district: 'Hong Kong', area: 'Aberdeen' }, ['Southern', 'Hong Kong Island']],
    [{ district: '旺角', area: '九龍' }, ['油尖旺區', '九龍']],
  ])('%j is written as the platform publishes it', ({ district, area }, expected) => {
    const row = {
      ...RIGHT,
      'recipient.address.district': district,
      'recipient.address.area': area,
    }
    const { draft, faults } = checkRow(row, { product: 'HDP-SFWH-H', sender: null })
    expect(faults).toEqual([])
    const { address } = draft.recipient ?? {}
    expect([address?.district, address?.area]).toEqual(expected)
  })

  it('with an area that is another one than its district’s says so at the area', () => {
    expect(faultsOf({ 'recipient.address.area': 'KLN' })).toEqual([
      'recipient.address.area other-area',
    ])
  })

  const LINE: RowValues = {
    'recipient.firstName': 'Siu Ming',
    'recipient.lastName': 'Chan',
    'recipient.phone': "'+852 6123 4567",
    'recipient.addressLine1': 'Flat A, 12/F, City Garden',
    'recipient.addressLine2': '233 Electric Road, North Point',
    'items.0.code': '0012',
    'items.0.name': 'Tea',
    'items.0.quantity': '1',
  }

  it('with its address in lines and its name in two is taken apart and put together', () => {
    const { draft, faults } = checkRow(LINE, { product: 'HDP-SFWH-H', sender: null })
    expect(faults).toEqual([])
    expect(draft.recipient).toMatchObject({
      name: 'Siu Ming Chan',
      address: {
        flat: 'A',
        floor: '12',
        building: 'City Garden',
        // Nothing that people wrote is lost.
        street: '233 Electric Road, North Point',
        district: 'Eastern',
        area: 'Hong Kong Island',
      },
    })
  })

  it('with a line of which nobody can tell the district says so at the line', () => {
    const row = { ...LINE, 'recipient.addressLine2': '1 Nowhere Road' }
    const { faults } = checkRow(row, { product: 'HDP-SFWH-H', sender: null })
    expect(faults).toEqual([{ field: 'recipient.addressLine1', problem: 'no-place' }])
  })

  it('with a district that nobody knows is wrong there, and not in its line as well', () => {
    const row = {
      ...LINE,
      'recipient.addressLine2': '1 Nowhere Road',
      'recipient.address.district': 'Springfield',
    }
    expect(checkRow(row, { product: 'HDP-SFWH-H', sender: null }).faults).toEqual([
      { field: 'recipient.address.district', problem: 'unknown-place' },
    ])
  })

  it('to a locker has its code tidied, and the one box that there is', () => {
    const row = { ...LINE, 'recipient.lockerCode': ' pn 01001', weight: '500' }
    const { draft, faults } = checkRow(row, { product: 'HDP-SFWH-L', sender: null })
    expect(faults).toEqual([])
    expect(draft).toMatchObject({ box: 'XS', boxes: 1, recipient: { lockerCode: 'PN01001' } })
  })

  it('leaves out what the product has no place for', () => {
    const { draft, faults } = checkRow(
      { ...RIGHT, 'recipient.lockerCode': 'PN1' },
      { product: 'HDP-SFWH-H', sender: null },
    )
    expect(faults).toEqual([])
    expect(draft.recipient?.lockerCode).toBeUndefined()
  })

  it('may hold anything at all: every fault has its cell', () => {
    const values = fc.dictionary(fc.constantFrom(...IMPORT_FIELDS), fc.string())
    fc.assert(
      fc.property(values, fc.constantFrom(...EXPRESS_PRODUCTS, null), (row, product) => {
        for (const { field } of checkRow(row, { product, sender: null }).faults)
          expect(isImportField(field)).toBe(true)
      }),
    )
  })
})
