import { describe, expect, it } from 'vitest'
import { processorTime, shortest } from '@/lib/testing/shortest'
import { workbook, workbookOf } from '@/lib/testing/forms/workbook'
import { checkRows } from './check-rows'
import { plainDigits, readFile } from './read-file'
import { toTable } from './table'

const bytes = (...values: number[]) => new Uint8Array(values)
const file = (...parts: BlobPart[]) => new Blob(parts)

const readTable = async (given: Blob) => toTable(await readFile(given))

describe('a CSV file', () => {
  it.each([
    ['comma', ','],
    ['semicolon', ';'],
    ['tab', '\t'],
    ['bar', '|'],
    ['caret', '^'],
    ['colon', ':'],
    ['tilde', '~'],
    ['Chinese comma', '，'],
  ])('is read with a %s between its cells', async (_name, mark) => {
    const lines = [
      ['Order', 'Phone'],
      ['0012', "'+852 6123 4567"],
      ['0013', '61234568'],
    ]
    const { names, rows } = await readTable(file(lines.map((cells) => cells.join(mark)).join('\n')))
    expect(names).toEqual(['Order', 'Phone'])
    expect(rows).toEqual([
      ['0012', '+852 6123 4567'],
      ['0013', '61234568'],
    ])
  })

  it('has one column where no mark divides all of its lines', async () => {
    const text = 'Order no.\n1.5\nA:2\n'
    expect(await readTable(file(text))).toMatchObject({ names: ['Order no.'] })
  })

  it('keeps quoted line breaks, and leaves out empty lines and columns', async () => {
    const text = '\uFEFFOrder,,Remark\r\n\r\n1,,"ring\ntwice, please"\r\n,,\r\n'
    expect(await readTable(file(text))).toMatchObject({
      names: ['Order', 'Remark'],
      rows: [['1', 'ring\ntwice, please']],
    })
  })

  it('is read as Big5 where it is no UTF-8', async () => {
    // 訂單,名 / 1,陳 in Big5.
    const text = bytes(0xad, 0x71, 0xb3, 0xe6, 0x2c, 0xa6, 0x57, 10, 0x31, 0x2c, 0xb3, 0xaf, 10)
    expect(await readTable(file(text))).toMatchObject({
      names: ['訂單', '名'],
      rows: [['1', '陳']],
    })
  })

  it('is read as UTF-16 where its mark says so', async () => {
    const text = Uint16Array.from(Array.from('\uFEFFA\tB\n1\t灣', (one) => one.charCodeAt(0)))
    expect(await readTable(file(text))).toMatchObject({ names: ['A', 'B'], rows: [['1', '灣']] })
  })

  it.each([
    ['empty', 'Order,Phone\n'],
    ['too-many-rows', `Order\n${'1\n'.repeat(5_001)}`],
    ['unreadable', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1)],
    ['unreadable', 'PK\u0003\u0004 but no workbook'],
    ['encoding', bytes(...Array.from({ length: 60 }, (_, i) => (i % 2 ? 0xff : 0x41)))],
    ['too-big', new Uint8Array(20 * 1024 * 1024 + 1)],
  ])('is refused in words: %s', async (kind, content) => {
    await expect(readTable(file(content))).rejects.toMatchObject({ kind })
  })
})

describe('a table', () => {
  const text = [
    'Orders of Monday,,',
    '',
    '"Printed by Lee",,2026-11-23',
    'Order number,Recipient name,Phone',
    'A-1,Chan,61234567',
    'A-2,Lee,61234568',
  ].join('\n')

  it('begins below its own header, whatever stands above it, and says where that is', async () => {
    const table = await readTable(file(text))
    expect(table.names).toEqual(['Order number', 'Recipient name', 'Phone'])
    expect(table.rows.map(([number]) => number)).toEqual(['A-1', 'A-2'])
    expect(table.place).toMatchObject({ sheet: 0, header: 4 })
    expect(table.place.lines.map(({ line }) => line)).toEqual([1, 3, 4, 5, 6])
  })

  it('begins below another line where somebody says so', async () => {
    const table = toTable(await readFile(file(text)), { header: 5 })
    expect(table).toMatchObject({ names: ['A-1', 'Chan', '61234567'], place: { header: 5 } })
  })

  it('is the sheet that names most fields', () => {
    const cells = (line: string) => line.split(',').map((one) => ({ text: one, isNumber: false }))
    const sheet = (name: string, ...lines: string[]) => ({ name, lines: lines.map(cells) })
    const sheets = [
      sheet('Notes', 'Read me,first', 'and,then', 'go,on'),
      sheet('Orders', 'Order number,Name,Phone', 'A-1,Chan,61234567'),
    ]
    expect(toTable(sheets)).toMatchObject({
      rows: [['A-1', 'Chan', '61234567']],
      place: { sheet: 1, sheets: ['Notes', 'Orders'], header: 1 },
    })
    expect(toTable(sheets, { sheet: 0 }).names).toEqual(['Read me', 'first'])
  })
})

describe('an Excel file', () => {
  it('keeps the digits of its cells, and says which were numbers', async () => {
    const rows =
      '<row r="1"><c r="A1" t="inlineStr"><is><t>Order</t></is></c><c r="B1" t="inlineStr"><is><t>Phone</t></is></c></row>' +
      '<row r="2"><c r="A2" t="inlineStr"><is><t>0012</t></is></c><c r="B2"><v>61234567</v></c></row>'
    expect(await readTable(file(workbook(rows)))).toMatchObject({
      names: ['Order', 'Phone'],
      rows: [['0012', '61234567']],
      numeric: [false, true],
    })
  })

  it('has the texts of its cells as they were written', async () => {
    const lines = [
      ['Order', 'Remark'],
      ['0012', '<ring> & "wait"'],
      ['+852', '=1+1'],
    ]
    expect(await readTable(file(workbookOf(lines)))).toMatchObject({
      names: lines[0],
      rows: lines.slice(1),
    })
  })

  it.each([
    ['61234567', '61234567'],
    ['6.1234567E7', '61234567'],
    ['0.30000000000000004', '0.3'],
    ['1200', '1200'],
  ])('writes %s as %s', (given, digits) => {
    expect(plainDigits(given)).toBe(digits)
  })
})

it('checks 5,000 rows within a second', async () => {
  const columns = ['clientOrderId', 'recipient.name', 'recipient.phone'] as const
  const rows = Array.from({ length: 5_000 }, (_, position) => ({
    position,
    cells: {
      clientOrderId: `A-${position}`,
      'recipient.name': 'Chan',
      'recipient.phone': '61234567',
    },
  }))
  const given = {
    columns: columns.map((field) => ({ key: field, name: field, field })),
    rules: { product: 'HDP-ECOMM-H', sender: null },
    rows,
  } as const
  expect(checkRows(given)).toHaveLength(5_000)
  expect(
    await shortest(() => checkRows(given), { withinMs: 1_000, clock: processorTime }),
  ).toBeLessThan(1_000)
})
