import { expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { noQrBecause } from './ticket-link'

it('a ticket of an order on its way carries a code for the customer', () => {
  expect(noQrBecause({ card: card({ stage: 'riding' }), selfPickup: false }, true)).toBeNull()
})

it.each([
  [{ card: card({ stage: 'done' }), selfPickup: false }, true, 'closed'],
  [{ card: card({ placing: 'refused' }), selfPickup: false }, true, 'closed'],
  [{ card: card({ placing: 'unconfirmed' }), selfPickup: false }, true, 'not-placed'],
  [{ card: card(), selfPickup: true }, true, 'self-pickup'],
  [{ card: card(), selfPickup: false }, false, 'not-allowed'],
] as const)('no code (%#): %s', (order, mayShare, why) => {
  expect(noQrBecause(order, mayShare)).toBe(why)
})
