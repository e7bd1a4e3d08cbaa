import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCsv } from '@/lib/domain/write-csv'
import { readFile } from './read-file'
import { toTable } from './table'

const NAMES = ['Order number', 'Recipient phone', 'Remark']

/** Text that is likely to be trouble: signs of formulas, quotes, breaks, what separates elsewhere. */
const trouble = fc.string({
  unit: fc.constantFrom('a', '0', '=', '+', '-', '@', "'", '"', ',', ';', '\t', '|', '灣'),
  maxLength: 6,
})
const broken = fc.string({ unit: fc.constantFrom('a', '"', ' ', '\n', '\r', "'", '=') })
/** Any text that can be typed: what no key makes is dropped as a file is read (decision 0206). */
const anything = fc
  .string({ unit: 'binary' })
  .map((text) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, ''))
const known = fc.constantFrom('+852 6123 4567', '=1+1', '@home', '-2', "'=x", '＝１', '0012', '')
const cell = fc.oneof(trouble, broken, anything, known)

/** A row is never empty: a line of nothing is no row. */
const rows = (texts: fc.Arbitrary<string>) =>
  fc.array(
    fc.tuple(fc.nat().map(String), texts, texts).map((cells) => [...cells]),
    { minLength: 1, maxLength: 12 },
  )

async function read(text: string) {
  const { names, rows, numeric } = toTable(await readFile(new Blob([text])))
  return { names, rows, numeric }
}

describe('a file that went out', () => {
  it('comes back cell by cell', async () => {
    await fc.assert(
      fc.asyncProperty(rows(cell.map((text) => text.trim())), async (given) => {
        const back = await read(writeCsv([[...NAMES], ...given]))
        expect(back.names).toEqual(NAMES)
        expect(back.rows).toEqual(given)
      }),
      { numRuns: 300 },
    )
  })

  it('comes back as it was read, spaces around its texts or not', async () => {
    await fc.assert(
      fc.asyncProperty(rows(cell), async (given) => {
        const first = await read(writeCsv([[...NAMES], ...given]))
        const second = await read(writeCsv([first.names, ...first.rows]))
        expect(second).toEqual(first)
      }),
      { numRuns: 300 },
    )
  })
})
