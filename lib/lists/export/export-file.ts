import 'server-only'
import type { Family } from '@/lib/domain/stages'
import { writeCsv } from '@/lib/domain/write-csv'
import type { ExportFormat } from '../model/list-export'
import { type SheetColumn, writeWorkbook } from './write-workbook'

const NAMES: Readonly<Record<Family, string>> = {
  food: 'food-orders',
  parcel: 'parcels',
  express: 'waybills',
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

export type ExportFile = {
  chunks: AsyncIterable<string | Uint8Array>
  type: string
  name: string
}

/** A file of orders while its pages of rows come, every cell of it harmless in a spreadsheet. */
export function exportFile(input: {
  family: Family
  format: ExportFormat
  columns: readonly SheetColumn[]
  pages: AsyncIterable<readonly (readonly string[])[]>
}): ExportFile {
  const { family, format, columns, pages } = input
  return {
    chunks:
      format === 'csv'
        ? csv(columns, pages)
        : writeWorkbook({ title: NAMES[family], columns, pages }),
    type: TYPES[format],
    name: `${NAMES[family]}.${format}`,
  }
}

async function* csv(
  columns: readonly SheetColumn[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): AsyncIterable<string> {
  yield writeCsv([columns.map(({ name }) => name)])
  for await (const rows of pages) {
    // The mark of the encoding stands once, at the beginning.
    if (rows.length > 0) yield writeCsv(rows).slice(1)
  }
}
