import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { type SheetColumn, writeWorkbook } from './write-workbook'

const COLUMNS: readonly SheetColumn[] = [
  { name: 'Recipient', kind: 'text' },
  { name: 'Amount', kind: 'number' },
  { name: 'Placed', kind: 'time' },
]

async function* asPages(pages: readonly (readonly (readonly string[])[])[]) {
  for (const page of pages) yield await Promise.resolve(page)
}

async function written(pages: readonly (readonly string[])[][], mostRows?: number) {
  const chunks: Uint8Array[] = []
  const book = { title: 'Food: orders', columns: COLUMNS, pages: asPages(pages) }
  for await (const chunk of writeWorkbook(mostRows ? { ...book, mostRows } : book))
    chunks.push(chunk)
  return Buffer.concat(chunks)
}

describe('an Excel file', () => {
  it('has text as text, figures as figures and times as times', async () => {
    const file = await written([
      [['Chan Tai Man', '120.50', '2026-11-25 09:30']],
      [['陳大文 & <Söhne>', '0', '2026-11-25T01:30:00.000Z']],
    ])
    // Days as fractions are not exact: whoever reads them rounds to the second.
    const toSecond = (cell: unknown) =>
      cell instanceof Date ? new Date(Math.round(cell.getTime() / 1_000) * 1_000) : cell
    expect((await readSheet(file)).map((cells) => cells.map(toSecond))).toEqual([
      ['Recipient', 'Amount', 'Placed'],
      ['Chan Tai Man', 120.5, new Date('2026-11-25T09:30:00Z')],
      ['陳大文 & <Söhne>', 0, new Date('2026-11-25T01:30:00Z')],
    ])
  })

  it('has no formula, and loses no zero in front of a phone number', async () => {
    const file = await written([[['=HYPERLINK("http://evil")', '007x', 'soon']], [['0912345678']]])
    const [, risky, phone] = await readSheet(file)
    expect(risky).toEqual(['=HYPERLINK("http://evil")', '007x', 'soon'])
    expect(phone?.[0]).toBe('0912345678')
    expect(sheetXml(file)).not.toContain('<f>')
  })

  it('leaves out what XML cannot say, and cuts what no cell holds', async () => {
    const file = await written([[[`a\u0000b\u001f\ud800c`]], [['x'.repeat(40_000)]]])
    const [, odd, long] = await readSheet(file)
    expect(odd?.[0]).toBe('ab\ufffdc')
    expect(String(long?.[0])).toHaveLength(32_767)
  })

  it('keeps the head in sight, and goes on with another sheet where one is full', async () => {
    const file = await written([[['a'], ['b'], ['c'], ['d'], ['e']]], 3)
    expect(sheetXml(file)).toContain('state="frozen"')
    const sheets = await Promise.all([1, 2, 3].map((sheet) => readSheet(file, sheet)))
    expect(sheets.map((rows) => rows.map(([first]) => first))).toEqual([
      ['Recipient', 'a', 'b'],
      ['Recipient', 'c', 'd'],
      ['Recipient', 'e'],
    ])
  })

  it('leaves before its last row is there', async () => {
    let pages = 0
    async function* endless() {
      for (;;) {
        pages += 1
        yield await Promise.resolve(
          Array.from({ length: 500 }, (_, at) => [`${pages} ${at} ${Math.random()}`]),
        )
      }
    }
    let bytes = 0
    for await (const chunk of writeWorkbook({ title: '', columns: COLUMNS, pages: endless() })) {
      bytes += chunk.length
      if (bytes > 100_000) break
    }
    // What is not given away yet is about one page.
    expect(pages).toBeLessThan(40)
  })
})

function sheetXml(file: Uint8Array): string {
  return strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}
