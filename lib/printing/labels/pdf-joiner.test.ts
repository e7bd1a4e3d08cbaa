import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PdfJoiner } from './pdf-joiner'
import { makeLabel } from '@/lib/testing/forms/make-label'
import { pageContents } from '@/lib/testing/forms/page-contents'

type Added = { pdf: Uint8Array; pages: number; reversed?: boolean }

async function join(labels: readonly Added[]) {
  const parts: Uint8Array[] = []
  const joiner = new PdfJoiner((bytes) => {
    parts.push(bytes)
    return Promise.resolve()
  })
  const refused: number[] = []
  for (const [index, { pdf, pages, reversed = false }] of labels.entries()) {
    await joiner.add(pdf, { pages, reversed }).catch(() => refused.push(index))
  }
  await joiner.end()
  return { pdf: Buffer.concat(parts), refused, pageCount: joiner.pageCount }
}

const texts = fc.array(fc.stringMatching(/^[A-Z]{1,6}$/), { minLength: 1, maxLength: 3 })

describe('PdfJoiner', () => {
  it('has every page of every label, in the order in which they were added', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(texts, fc.boolean()), { maxLength: 5 }), async (given) => {
        const labels = await Promise.all(
          given.map(async ([words, reversed]) => {
            const pdf = await makeLabel({ texts: words })
            return { pdf, pages: words.length, reversed, contents: await pageContents(pdf) }
          }),
        )
        const joined = await join(labels)
        const expected = labels.flatMap(({ contents, reversed }) =>
          reversed ? contents.toReversed() : contents,
        )
        expect(await pageContents(joined.pdf)).toEqual(expected)
        expect(joined.pageCount).toBe(expected.length)
      }),
      { numRuns: 25 },
    )
  })

  it('leaves out the whole of what cannot be read, and goes on', async () => {
    const good = await makeLabel({ texts: ['A'] })
    const cut = (await makeLabel({ texts: ['B'], pictureBytes: 4_000 })).subarray(0, 1_500)
    const other = await makeLabel({ texts: ['C', 'D'] })
    const joined = await join([
      { pdf: good, pages: 1 },
      { pdf: cut, pages: 1 },
      { pdf: Buffer.from('%PDF-1.7 nothing'), pages: 1 },
      // Fewer pages than there were when it came.
      { pdf: good, pages: 2 },
      { pdf: other, pages: 2 },
    ])
    expect(joined.refused).toEqual([1, 2, 3])
    expect(await pageContents(joined.pdf)).toEqual([
      ...(await pageContents(good)),
      ...(await pageContents(other)),
    ])
  })

  it('holds what labels have in common once', async () => {
    const picture = Buffer.alloc(50_000, 'logo')
    const labels = await Promise.all(
      ['A', 'B', 'C', 'D'].map(async (text) => ({
        pdf: await makeLabel({ texts: [text], picture }),
        pages: 1,
      })),
    )
    const joined = await join(labels)
    expect(joined.pdf.length).toBeLessThan(60_000)
    expect(await pageContents(joined.pdf)).toHaveLength(4)
    // Not one page points to what was left out.
    expect(joined.pdf.toString('latin1').match(/\/Subtype\s*\/Image/g)).toHaveLength(1)
  })
})
