import { describe, expect, it } from 'vitest'
import type { ListPage, ListedOrder } from '@/lib/lists/model/listed-order'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { card } from '@/lib/testing/order-card'
import { mergePages, patchCard, patchRow } from './list-patch'

const row = (changes: Partial<OrderCard>, prints = 0): ListedOrder => ({
  card: card(changes),
  product: null,
  place: null,
  slot: null,
  prints,
  outAt: null,
  stops: null,
  exceptions: [],
})
const counts = {} as ListPage['counts']
const rest = { isCut: false, counts }
const page = { rows: [row({ id: 2, version: 4 }), row({ id: 1, version: 7 })], next: 1, ...rest }

describe('a list and the live stream', () => {
  it('takes a newer card of an order it shows, in its place, and keeps the rest of the row', () => {
    const newer = card({ id: 2, version: 8, stage: 'riding' })
    const printed = { ...page, rows: [row({ id: 2, version: 4 }, 3), row({ id: 1, version: 7 })] }
    const { rows, next } = patchCard(printed, newer)
    expect(rows).toEqual([{ ...row({ id: 2 }, 3), card: newer }, printed.rows[1]])
    expect(next).toBe(1)
  })

  it('is not changed by an older card or one of another order', () => {
    expect(patchCard(page, card({ id: 1, version: 7 }))).toBe(page)
    expect(patchCard(page, card({ id: 9, version: 9 }))).toBe(page)
  })

  it('takes what was read of a row, and no older card with it', () => {
    const late = patchRow(page, row({ id: 1, version: 6 }, 2)).rows[1]
    expect([late?.prints, late?.card.version]).toEqual([2, 7])
    expect(patchRow(page, row({ id: 9 }))).toBe(page)
  })

  it('keeps what came by the stream while the page was being read', () => {
    const shown = patchCard(page, card({ id: 1, version: 9, stage: 'near' }))
    const read = { rows: [row({ id: 3 }), row({ id: 1, version: 8 })], next: null, ...rest }
    const merged = mergePages(shown, read)
    expect(merged.rows.map((one) => [one.card.id, one.card.version])).toEqual([
      [3, 1],
      [1, 9],
    ])
    expect(merged.next).toBeNull()
  })

  it('draws again what has changed alone of a page that was read again', () => {
    expect(mergePages(page, structuredClone(page))).toBe(page)
    const printed = row({ id: 1, version: 7 }, 1)
    const read = {
      ...structuredClone(page),
      rows: [row({ id: 3 }), row({ id: 2, version: 4 }), printed],
    }
    const [added, same, other] = mergePages(page, read).rows
    expect([added, other]).toEqual([row({ id: 3 }), printed])
    expect(same).toBe(page.rows[0])
    expect(other?.card).toBe(page.rows[1]?.card)
  })
})
