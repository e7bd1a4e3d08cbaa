import { expect, it } from 'vitest'
import { flatErrors, nestedErrors } from './nested-errors'

it('problems come back by the names they had', () => {
  const problems = {
    storeId: 'required',
    drops: 'tooManyDrops',
    'drops.1.contacts.0.phone': 'phone',
    'items.box': 'required',
    positions: 'required',
  }
  const errors = nestedErrors(problems)
  expect(Array.isArray(errors.drops)).toBe(true)
  expect(flatErrors(errors)).toEqual(problems)
})
