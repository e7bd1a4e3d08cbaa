import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dropIndex, gapOf } from './drop-index'

const rows = [0, 1, 2, 3].map((at) => ({ top: at * 60, bottom: at * 60 + 50 }))

describe('where a dragged stop lands', () => {
  it.each([
    [0, 0, 0],
    [0, 80, 0],
    [0, 90, 1],
    [0, 1000, 3],
    [3, -50, 0],
    [3, 90, 2],
    [2, 145, 2],
  ])('from %d, let go at %d: %d', (from, y, to) => {
    expect(dropIndex(rows, { from, y })).toBe(to)
  })

  it('is always a place of the list, and its own while it has not left its row', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.integer({ min: -500, max: 900 }), (from, y) => {
        const to = dropIndex(rows, { from, y })
        expect(to).toBeGreaterThanOrEqual(0)
        expect(to).toBeLessThan(rows.length)
        const row = rows[from]!
        if (y >= row.top && y <= row.bottom) expect(to).toBe(from)
      }),
    )
  })

  it('shows its line before the row that it pushes down', () => {
    expect(gapOf(0, 2)).toBe(3)
    expect(gapOf(2, 0)).toBe(0)
  })
})
