import { expect, it } from 'vitest'
import { z } from 'zod'
import { orderFormSchema } from '@/lib/food/schema'
import { emptyDraft } from './draft'
import { problemKey } from './form-problem'

it('finds a sentence of ours for everything that an empty form lacks', () => {
  const problems = orderFormSchema.safeParse(emptyDraft(crypto.randomUUID(), undefined)).error
  const found = z.treeifyError(problems!).properties ?? {}
  const keys = Object.entries(found).map(([field, { errors }]) => [
    field,
    problemKey(field, errors[0]),
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
