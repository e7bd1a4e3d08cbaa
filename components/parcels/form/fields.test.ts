import { expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import { problemKey } from './fields'

it.each([
  ['storeId', 'store'],
  ['positions', 'positions'],
  ['items.box', 'box'],
  ['drops.0.address', 'required'],
])('%s, when it is empty: %s', (field, key) => {
  expect(problemKey(field, 'required')).toBe(key)
})

it.each(Object.keys(messagesOf('en').parcelForm.problems))('%s has its own sentence', (key) => {
  expect(problemKey('drops.0.address', key)).toBe(key)
})

it('what has no sentence is called wrong', () => {
  expect(problemKey('drops.0.address', 'Expected string')).toBe('invalid')
})
