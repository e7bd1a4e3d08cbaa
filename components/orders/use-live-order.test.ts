import { expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { mergeDetail, patchCard } from './use-live-order'

it('takes a newer card of its own order only', () => {
  const shown = { card: card({ version: 5 }), kept: 'as it was' }
  const newer = card({ version: 6, stage: 'riding' })
  expect(patchCard(shown, newer)).toEqual({ card: newer, kept: 'as it was' })
  expect(patchCard(shown, card({ version: 5 }))).toBe(shown)
  expect(patchCard(shown, card({ id: 2, version: 9 }))).toBe(shown)
})

it('draws again what has changed alone of an order that was read again', () => {
  const shown = { card: card({ version: 5 }), kept: { notes: ['ring twice'] }, prints: 0 }
  expect(mergeDetail(shown, structuredClone(shown))).toBe(shown)
  const older = { ...structuredClone(shown), card: card({ version: 4 }), prints: 1 }
  const merged = mergeDetail(shown, older)
  expect(merged).toEqual({ ...shown, prints: 1 })
  expect(merged.kept).toBe(shown.kept)
})
