import { describe, expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { mergeLists, patchList } from './use-orders-list'

const page = { cards: [card({ id: 2, version: 4 }), card({ id: 1, version: 7 })], next: 1 }

describe('a list and the live stream', () => {
  it('takes a newer card of an order it shows, in its place', () => {
    const newer = card({ id: 1, version: 8, stage: 'riding' })
    expect(patchList(page, newer).cards).toEqual([page.cards[0], newer])
    expect(patchList(page, newer).next).toBe(1)
  })

  it('is not changed by an older card or one of another order', () => {
    expect(patchList(page, card({ id: 1, version: 7 }))).toBe(page)
    expect(patchList(page, card({ id: 9, version: 9 }))).toBe(page)
  })

  it('keeps what came by the stream while the page was being read', () => {
    const shown = patchList(page, card({ id: 1, version: 9, stage: 'near' }))
    const read = { cards: [card({ id: 3 }), card({ id: 1, version: 8 })], next: null }
    const merged = mergeLists(shown, read)
    expect(merged.cards.map(({ id, version }) => [id, version])).toEqual([
      [3, 1],
      [1, 9],
    ])
    expect(merged.next).toBeNull()
  })
})
