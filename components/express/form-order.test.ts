import { set } from 'react-hook-form'
import { expect, test } from 'vitest'
import { checkTyped } from './check-typed'
import { fieldId, problemsInOrder } from './form-order'
import { blankWaybill } from './typed-waybill'

test('the summary follows the form from top to bottom', () => {
  const typed = {
    ...blankWaybill('key', 3),
    ...{ product: 'HDP-ECOMM-H' as const, clientOrderId: 'x'.repeat(31) },
    items: [{ code: '', name: '', quantity: '0', price: '' }],
  }
  typed.sender = { ...typed.sender, name: 'Shop' }
  const errors = {}
  for (const [path, message] of checkTyped(typed)) set(errors, path, { type: 'check', message })
  const paths = problemsInOrder(errors).map(({ path }) => path)
  const address = ['building', 'street', 'district', 'area']
  expect(paths).toEqual([
    'sender.phone',
    ...address.map((part) => `sender.address.${part}`),
    ...['sender.location', 'recipient.name'],
    'recipient.phone',
    ...address.map((part) => `recipient.address.${part}`),
    ...[
      'recipient.location',
      'box',
      'boxes',
      'weight',
      'items.0.quantity',
      'pickup',
      'clientOrderId',
    ],
  ])
})

test('what is wrong with a group stands before what is wrong within it', () => {
  const errors = {}
  set(errors, 'recipient.address.street', { type: 'check', message: 'required' })
  set(errors, 'recipient.address.root', { type: 'check', message: 'too-long:200' })
  expect(problemsInOrder(errors)).toEqual([
    { path: 'recipient.address.root', message: 'too-long:200' },
    { path: 'recipient.address.street', message: 'required' },
  ])
  expect(fieldId('recipient.address.root')).toBe('waybill-recipient-address')
})
