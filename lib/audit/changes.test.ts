import { expect, it } from 'vitest'
import { changes } from './changes'

it('tells only what became something else', () => {
  const before = { name: 'Central', phone: '1', hours: [1, 2], unasked: true }
  const after = { name: 'Central', phone: null, hours: [1, 3] }
  expect(changes(before, after)).toEqual({
    before: { phone: '1', hours: [1, 2] },
    after: { phone: null, hours: [1, 3] },
  })
})

it('tells all of what is new', () => {
  expect(changes(null, { name: 'Central' })).toEqual({ before: null, after: { name: 'Central' } })
})
