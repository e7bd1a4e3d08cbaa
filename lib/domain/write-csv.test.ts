import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { undefuseCell } from './defuse-cell'
import { writeCsv } from './write-csv'

it('is read back cell by cell, whatever the cells hold', () => {
  const cell = fc.string({
    unit: fc.constantFrom('a', '0', '"', ',', '\n', '\r', ' ', '=', "'", '灣'),
  })
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (given) => {
      const text = writeCsv(given)
      expect(text.startsWith('\uFEFF')).toBe(true)
      const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' })
      expect(data.slice(0, -1).map((cells) => cells.map(undefuseCell))).toEqual(given)
    }),
  )
})

it('lets nothing run in a spreadsheet', () => {
  expect(writeCsv([['=HYPERLINK("x")', '+852', 'fine']])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"")","\'+852",fine\r\n',
  )
})
