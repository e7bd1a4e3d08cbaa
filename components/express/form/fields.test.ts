import { expect, test } from 'vitest'
import { nestedErrors, problemsInOrder } from '@/components/form/field-errors'
import { readWaybill } from '@/lib/express/model/read-waybill'
import { blankWaybill } from '@/lib/express/model/typed-waybill'
import { FIELD_ORDER, fieldId } from './fields'

test('the summary follows the form from top to bottom', () => {
  const typed = {
    ...blankWaybill('key', 3),
    product: 'HDP-ECOMM-H' as const,
    clientOrderId: 'x'.repeat(31),
    items: [{ code: '', name: '', quantity: '0', price: '' }],
  }
  typed.sender = { ...typed.sender, name: 'Shop' }
  const errors = nestedErrors(readWaybill(typed).problems ?? {})
  const names = problemsInOrder(errors, FIELD_ORDER).map(({ name }) => name)
  const address = ['building', 'street', 'district', 'area']
  expect(names).toEqual([
    'sender.phone',
    ...address.map((part) => `sender.address.${part}`),
    'sender.location',
    'recipient.name',
    'recipient.phone',
    ...address.map((part) => `recipient.address.${part}`),
    'recipient.location',
    'box',
    'boxes',
    'weight',
    'items.0.quantity',
    'pickup',
    'clientOrderId',
  ])
})

test('what is wrong with a group is led to as one field, before what is within it', () => {
  const errors = nestedErrors({
    'recipient.address.street': 'required',
    'recipient.address.root': 'too-long:200',
  })
  expect(problemsInOrder(errors, FIELD_ORDER)).toEqual([
    { name: 'recipient.address', message: 'too-long:200' },
    { name: 'recipient.address.street', message: 'required' },
  ])
  expect(fieldId('recipient.address')).toBe('waybill-recipient-address')
})
