import { expect, it } from 'vitest'
import { OrderIds } from './order-shelf'

it('gives digits, none twice, others for another seed, and begins anew when told', () => {
  const ids = new OrderIds(88, 1)
  const first = ids.next()
  expect(first).toBe('881000001')
  expect(ids.next()).toBe('881000002')
  expect(new OrderIds(88, 2).next()).not.toBe(first)
  ids.reset()
  expect(ids.next()).toBe(first)
})
