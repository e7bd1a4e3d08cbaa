import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  fillDown,
  fromClipboard,
  pasteInto,
  toClipboard,
  at,
  moved,
  rangeOf,
  stepOf,
} from './selection'
import { undefuseCell } from '@/lib/domain/defuse-cell'

const size = { rows: 10, columns: 4 }

describe('the clipboard', () => {
  it('brings back what was copied', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '0', '"', '\t', '\n', ' ', '=', '灣') })
    const blocks = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
    fc.assert(
      fc.property(blocks, (block) => {
        const read = fromClipboard(toClipboard(block)).map((cells) => cells.map(undefuseCell))
        expect(read).toEqual(block)
      }),
    )
  })

  it('fills a selection with one cell, and ends a block at the edge', () => {
    const range = rangeOf({ anchor: { row: 2, column: 1 }, head: { row: 0, column: 1 } })
    expect(pasteInto([['x']], range, size).map(({ row }) => row)).toEqual([0, 1, 2])
    const corner = rangeOf(at({ row: 9, column: 3 }))
    expect(
      pasteInto(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        corner,
        size,
      ),
    ).toEqual([{ row: 9, column: 3, text: 'a' }])
  })
})

describe('filling down', () => {
  const textAt = (row: number, column: number) => `${row}/${column}`
  const range = (from: [number, number], to: [number, number]) =>
    rangeOf({ anchor: { row: from[0], column: from[1] }, head: { row: to[0], column: to[1] } })

  it('puts the first row of a selection into all below it, column by column', () => {
    expect(fillDown(range([4, 2], [2, 1]), textAt)).toEqual([
      { row: 2, column: 1, text: '2/1' },
      { row: 2, column: 2, text: '2/2' },
      { row: 3, column: 1, text: '2/1' },
      { row: 3, column: 2, text: '2/2' },
      { row: 4, column: 1, text: '2/1' },
      { row: 4, column: 2, text: '2/2' },
    ])
  })

  it('takes one row alone from the one above, and the first from itself', () => {
    expect(fillDown(range([3, 0], [3, 0]), textAt)).toEqual([{ row: 3, column: 0, text: '2/0' }])
    expect(fillDown(range([0, 1], [0, 1]), textAt)).toEqual([{ row: 0, column: 1, text: '0/1' }])
  })
})

describe('keys', () => {
  it('never lead out of the grid', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'PageDown',
      'Home',
      'End',
    )
    const spots = fc.record({ row: fc.nat(9), column: fc.nat(3) })
    fc.assert(
      fc.property(spots, keys, fc.boolean(), (spot, key, far) => {
        const { row, column } = moved(spot, stepOf(key, far) ?? {}, size)
        expect(row >= 0 && row < 10 && column >= 0 && column < 4).toBe(true)
      }),
    )
  })

  it('lead to the edges with Ctrl', () => {
    const from = { row: 5, column: 2 }
    expect(moved(from, stepOf('ArrowDown', true) ?? {}, size)).toEqual({ row: 9, column: 2 })
    expect(moved(from, stepOf('End', true) ?? {}, size)).toEqual({ row: 9, column: 3 })
    expect(moved(from, stepOf('Home', false) ?? {}, size)).toEqual({ row: 5, column: 0 })
    expect(stepOf('x', false)).toBeNull()
  })
})
