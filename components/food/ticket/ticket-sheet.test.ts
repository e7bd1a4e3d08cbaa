import { expect, it } from 'vitest'
import { card, minute } from '@/lib/testing/order-card'
import { ticketWarning } from './ticket-sheet'

it('warns of what must not be cooked, or not be counted on', () => {
  const since = minute(0)
  expect(ticketWarning(card())).toBeNull()
  expect(ticketWarning(card({ placing: 'unconfirmed' }))).toBe('unconfirmed')
  expect(ticketWarning(card({ cancelling: { state: 'agreed', since } }))).toBe('cancelAgreed')
  expect(ticketWarning(card({ cancelling: { state: 'unconfirmed', since } }))).toBeNull()
  expect(ticketWarning(card({ stage: 'cancelled' }))).toBe('cancelled')
})
