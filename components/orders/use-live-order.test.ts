import { expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { patchCard } from './use-live-order'

it('takes a newer card of its own order only', () => {
  const shown = { card: card({ version: 5 }), kept: 'as it was' }
  const newer = card({ version: 6, stage: 'riding' })
  expect(patchCard(shown, newer)).toEqual({ card: newer, kept: 'as it was' })
  expect(patchCard(shown, card({ version: 5 }))).toBe(shown)
  expect(patchCard(shown, card({ id: 2, version: 9 }))).toBe(shown)
})
