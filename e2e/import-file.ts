import { writeCsv } from '@/lib/domain/write-csv'

const HEAD = [
  'Order number',
  'Recipient name',
  'Recipient phone',
  'Building',
  'Street',
  'District',
  'Area',
  'Latitude',
  'Longitude',
  'SKU',
  'Item',
  'Qty',
  'Remark',
]
const PHONE = HEAD.indexOf('Recipient phone')

/** A waybill from the warehouse to a door, right in every cell, but for what is changed by name. */
export function importLine(id: string, change: Readonly<Record<string, string>> = {}): string[] {
  const right = [
    id,
    '陳大文',
    '61234567',
    'Sha Tin Centre',
    '2 Wang Pok Street',
    '沙田區',
    '新界',
    '22.3814',
    '114.1886',
    '0012',
    'Tea',
    '1',
    '',
  ]
  return right.map((text, index) => change[HEAD[index] ?? ''] ?? text)
}

/** Lines under the names of their columns. */
export const importLines = (...lines: string[][]): string[][] => [HEAD, ...lines]

export const importCsv = (...lines: string[][]): string => writeCsv(importLines(...lines))

/** So many lines, every fiftieth with a phone number that is none. */
export function manyLines(prefix: string, count: number): string[][] {
  return importLines(
    ...Array.from({ length: count }, (_, index) => {
      const line = importLine(`${prefix}-${String(index + 1).padStart(4, '0')}`, {
        Remark: `Ring twice, floor ${index % 40}, and leave it at the door of flat ${index % 9}`,
      })
      return index % 50 === 7 ? line.with(PHONE, '12') : line
    }),
  )
}
