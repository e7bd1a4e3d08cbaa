import { expect, it } from 'vitest'
import { readOrder } from '@/lib/food/model/read-order'
import { emptyDraft } from './draft'
import { problemKey } from './form-problem'

it('finds a sentence of ours for everything that an empty form lacks', () => {
  const empty = emptyDraft(crypto.randomUUID(), undefined)
  const { problems = {} } = readOrder(empty, { region: undefined, now: new Date() })
  const keys = Object.entries(problems).map(([field, message]) => [
    field,
    problemKey(field, message),
  ])
  expect(Object.fromEntries(keys)).toEqual({
    storeId: 'store',
    recipientName: 'required',
    recipientPhone: 'required',
    address: 'required',
    location: 'pin',
    amount: 'required',
  })
})

it('tells a pin of another address from none', () => {
  expect(problemKey('location', 'pinOfAnother')).toBe('pinOfAnother')
})

it('never shows the text of a library', () => {
  expect(problemKey('remark', 'Invalid input: expected string')).toBe('invalid')
  expect(problemKey('remark', undefined)).toBe('invalid')
})
