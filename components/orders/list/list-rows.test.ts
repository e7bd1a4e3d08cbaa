import { expect, test } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { listNumbers } from './list-rows'

test('the number on the label comes first, ours last, and what is not told is left out', () => {
  const known = { platformOrderId: '48912', labelNumber: 'HX1' }
  const numbersOf = (told: Partial<typeof known>) =>
    listNumbers(card({ clientOrderId: 'W1', platformOrderId: null, ...told }))
  expect(numbersOf(known)).toEqual({ first: 'HX1', others: ['48912', 'W1'] })
  expect(numbersOf({ platformOrderId: '48912' })).toEqual({ first: '48912', others: ['W1'] })
  expect(numbersOf({})).toEqual({ first: 'W1', others: [] })
})
