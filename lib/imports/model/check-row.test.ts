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
  checkRow({ ...RIGHT, ...change }, product).faults.map(
    ({ field, problem, limit }) => `${field} ${problem}${limit === undefined ? '' : ` ${limit}`}`,
  )

describe('a row of a file', () => {
  it('that is right has no fault, and its digits stay as they are', () => {
    const { faults, draft, needsSlot } = checkRow(RIGHT, 'HDP-SFWH-H')
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
    const { draft, faults } = checkRow({ ...RIGHT, ...goods, ...services }, 'HDP-PND-1-H')
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
    [{ kilograms: '200' }, 'weight too-heavy 100000'],
    [{ 'items.0.quantity': 'two' }, 'items.0.quantity not-whole'],
    [{ 'items.0.price': 'free' }, 'items.0.price not-an-amount'],
    [{ 'recipient.lat': '22.3' }, 'recipient.lng required'],
    [{ 'recipient.lat': '91', 'recipient.lng': '114' }, 'recipient.lat not-degrees'],
    [{ 'recipient.address.district': 'Kwai Fong' }, 'recipient.address.district unknown-place'],
    [{ 'pickup.date': '2026-02-30' }, 'pickup.date not-a-time'],
    [{ clientOrderId: 'x'.repeat(31) }, 'clientOrderId too-long 30'],
    [{ 'recipient.name': '' }, 'recipient.name required'],
  ] as const)('%j', (change, fault) => {
    expect(faultsOf(change as RowValues)).toContain(fault)
  })

  it('says each cell’s first mistake only', () => {
    expect(faultsOf({ 'items.0.quantity': 'two' })).toEqual(['items.0.quantity not-whole'])
  })

  it('that names its product is checked by that one', () => {
    expect(checkRow({ ...RIGHT, product: 'hdp-sfwh-h' }, null).product).toBe('HDP-SFWH-H')
    expect(checkRow({ ...RIGHT, product: 'DRONE' }, null).faults).toEqual([
      { field: 'product', problem: 'unknown-product' },
    ])
    expect(checkRow(RIGHT, null).faults).toEqual([{ field: 'product', problem: 'required' }])
  })

  it('without a pickup needs a slot, which is no mistake of its cells', () => {
    const row = { ...RIGHT, box: 'S', boxes: '1', weight: '1,200' }
    const sender = Object.fromEntries(
      Object.entries(RIGHT).map(([field, text]) => [field.replace('recipient', 'sender'), text]),
    )
    const checked = checkRow({ ...sender, ...row }, 'HDP-ECOMM-H')
    expect(checked).toMatchObject({ faults: [], needsSlot: true })
    const slot = { 'pickup.date': '2026/11/23', 'pickup.period': '9:00 – 13:00' }
    const given = checkRow({ ...sender, ...row, ...slot }, 'HDP-ECOMM-H')
    expect(given).toMatchObject({ faults: [], needsSlot: false })
    expect(given.draft.pickup).toEqual({ date: '2026-11-23', period: '09:00-13:00' })
  })

  it('leaves out what the product has no place for', () => {
    const { draft, faults } = checkRow({ ...RIGHT, 'recipient.lockerCode': 'PN1' }, 'HDP-SFWH-H')
    expect(faults).toEqual([])
    expect(draft.recipient?.lockerCode).toBeUndefined()
  })

  it('may hold anything at all: every fault has its cell', () => {
    const values = fc.dictionary(fc.constantFrom(...IMPORT_FIELDS), fc.string())
    fc.assert(
      fc.property(values, fc.constantFrom(...EXPRESS_PRODUCTS, null), (row, product) => {
        for (const { field } of checkRow(row, product).faults)
          expect(isImportField(field)).toBe(true)
      }),
    )
  })
})
