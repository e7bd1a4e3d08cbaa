import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { rowChunks } from './use-save-import'

const MOST = 400

async function all<T>(given: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const one of given) found.push(one)
  return found
}

const cell = fc.string({ unit: 'grapheme', maxLength: 20 })

describe('rows on their way to the server', () => {
  it('go in pieces that a request takes, and come together as they were', async () => {
    const files = fc.array(fc.array(cell, { maxLength: 5 }), { minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(files, async (rows) => {
        const chunks = await all(rowChunks(rows, MOST))
        const read = chunks.flatMap(({ json }) => JSON.parse(json) as string[][])
        expect(read).toEqual(rows)
        for (const { from, count, json } of chunks) {
          expect(JSON.parse(json)).toEqual(rows.slice(from, from + count))
          // As the framework sends it; one row goes in any case.
          const bytes = Buffer.byteLength(JSON.stringify(json))
          expect(count === 1 || bytes <= MOST + '"[]"'.length).toBe(true)
        }
      }),
    )
  })

  it('of a file of 5,000 usual rows go in two', async () => {
    const row = ['BC-0001', '陳大文', '61234567', 'Sha Tin Centre', '2 Wang Pok Street', '沙田區']
    const rows = Array.from({ length: 5_000 }, () => [...row, ...row])
    expect(await all(rowChunks(rows))).toHaveLength(2)
  })
})
