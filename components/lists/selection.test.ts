import { describe, expect, it } from 'vitest'
import { card } from '@/lib/testing/order-card'
import { allOrNone, extendedTo, MOST_CHOSEN, NOTHING_CHOSEN, refreshed, toggled } from './selection'
import type { ShownRow } from './shown-row'

const shown = (id: number, version = 1) =>
  ({ row: { card: card({ id, version }) } }) as unknown as ShownRow
const rows = [1, 2, 3, 4, 5].map((id) => shown(id))
const row = (id: number) => rows[id - 1]!
const idsOf = ({ chosen }: { chosen: ReadonlyMap<number, unknown> }) => [...chosen.keys()]

describe('what is chosen of a list', () => {
  it('is one more or one less at each press', () => {
    const two = toggled(toggled(NOTHING_CHOSEN, row(2)), row(4))
    expect(idsOf(two)).toEqual([2, 4])
    expect(idsOf(toggled(two, row(2)))).toEqual([4])
  })

  it('goes from the last press to a row, either way, and keeps what was chosen', () => {
    const from = toggled(toggled(NOTHING_CHOSEN, row(5)), row(3))
    expect(idsOf(extendedTo(from, rows, row(4)))).toEqual([5, 3, 4])
    expect(idsOf(extendedTo(from, rows, row(1)))).toEqual([5, 3, 1, 2])
    expect(idsOf(extendedTo(NOTHING_CHOSEN, rows, row(2)))).toEqual([2])
  })

  it('is the whole page, and none of it once more; other pages stay', () => {
    const elsewhere = toggled(NOTHING_CHOSEN, shown(9))
    const all = allOrNone(elsewhere, rows)
    expect(idsOf(all)).toEqual([9, 1, 2, 3, 4, 5])
    expect(idsOf(allOrNone(all, rows))).toEqual([9])
  })

  it('is never more than anybody acts on at once', () => {
    const many = Array.from({ length: MOST_CHOSEN + 5 }, (_, id) => shown(id + 1))
    const full = allOrNone(NOTHING_CHOSEN, many)
    expect(full.chosen.size).toBe(MOST_CHOSEN)
    expect(toggled(full, many.at(-1)!).chosen.size).toBe(MOST_CHOSEN)
  })

  it('is acted on as it is now, not as it was when it was chosen', () => {
    const old = toggled(NOTHING_CHOSEN, shown(1, 1))
    expect(refreshed(old, [shown(1, 7)]).map((one) => one.row.card.version)).toEqual([7])
    expect(refreshed(old, []).map((one) => one.row.card.version)).toEqual([1])
  })
})
