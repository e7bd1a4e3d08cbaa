import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldNamed, isReasonColumn } from './column-names'
import { matchColumns } from './match-columns'
import { IMPORT_FIELDS } from '@/lib/domain/imports/import-fields'

describe('columns by name', () => {
  it.each([
    ['Order No.', 'clientOrderId'],
    ['訂單編號', 'clientOrderId'],
    ['Consignee: Phone Number', 'recipient.phone'],
    ['收件人電話', 'recipient.phone'],
    ['Ｐｈｏｎｅ', 'recipient.phone'],
    ['Shipper name', 'sender.name'],
    ['寄件人姓名', 'sender.name'],
    ['重量(克)', 'weight'],
    ['Weight (kg)', 'kilograms'],
    ['SKU', 'items.0.code'],
    ['Item 2 quantity', 'items.1.quantity'],
    ['Locker', 'recipient.lockerCode'],
    ['Delivery date', 'delivery.date'],
    ['Shoe colour', null],
  ] as const)('%s', (name, field) => {
    expect(fieldNamed(name)).toBe(field)
  })

  it('are taken for one field each, the person’s choice first', () => {
    expect(matchColumns(['Phone', 'Mobile'], { remembered: {} })).toEqual(['recipient.phone', null])
    expect(
      matchColumns(['Phone', 'Mobile'], { remembered: { mobile: 'recipient.phone' } }),
    ).toEqual([null, 'recipient.phone'])
    expect(matchColumns(['Remark'], { remembered: { remark: null } })).toEqual([null])
    expect(isReasonColumn('原因')).toBe(true)
  })

  it('never take two columns for one field', () => {
    const remembered = fc.dictionary(fc.string(), fc.constantFrom(...IMPORT_FIELDS, null))
    fc.assert(
      fc.property(fc.array(fc.string()), remembered, (names, said) => {
        const given = matchColumns([...names, ...Object.keys(said)], { remembered: said }).filter(
          Boolean,
        )
        expect(new Set(given).size).toBe(given.length)
      }),
    )
  })
})
