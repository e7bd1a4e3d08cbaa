import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { rowPieces } from './row-pieces'

const MOST = 400

const cell = fc.string({ unit: 'grapheme', maxLength: 20 })

describe('rows on their way to the server', () => {
  it('go in pieces that a request takes, and come together as they were', async () => {
    const files = fc.array(fc.array(cell, { maxLength: 5 }), { minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(files, async (rows) => {
        const pieces = rowPieces(rows, MOST)
        const texts = await Promise.all(pieces.map(({ json }) => json.text()))
        const read = texts.map((text) => JSON.parse(text) as string[][])
        expect(read.flat()).toEqual(rows)
        for (const [nth, { from, count, json }] of pieces.entries()) {
          expect(read[nth]).toEqual(rows.slice(from, from + count))
          // One row goes in any case.
          expect(count === 1 || json.size <= MOST + '[]'.length).toBe(true)
        }
      }),
    )
  })

  it('of a file of 5,000 usual rows go in one', () => {
    const row = ['BC-0001', '陳大文', '61234567', 'Sha Tin Centre', '2 Wang Pok Street', '沙田區']
    const rows = Array.from({ length: 5_000 }, () => [...row, ...row])
    expect(rowPieces(rows)).toHaveLength(1)
  })
})
