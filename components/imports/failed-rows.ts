import type { ExpressProduct } from '@/lib/domain/express-products'
import { columnOf, type ImportColumn } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { isReasonColumn } from '@/lib/domain/imports/match-columns'
import type { ImportRow } from '@/lib/imports/schema'

type FailedRows = {
  columns: readonly ImportColumn[]
  /** Chosen for all rows; null where a column names it. */
  product: ExpressProduct | null
  rows: readonly (Pick<ImportRow, 'cells'> & { reason: string })[]
  words: {
    field: (field: ImportField) => string
    column: (column: ImportColumn) => string
    reason: string
  }
}

/**
 * Rows that were not created, as lines of a file that can be imported again by itself: their own
 * columns, the product that was chosen for all, and last why. The reasons that an earlier such file
 * gave are left out.
 */
export function failedRows({ columns, product, rows, words }: FailedRows): string[][] {
  const own = columns.filter(({ name, field }) => field !== null || !isReasonColumn(name))
  const ofAll = product === null || columnOf(columns, 'product') !== null ? [] : [product]
  return [
    [...own.map(words.column), ...ofAll.map(() => words.field('product')), words.reason],
    ...rows.map(({ cells, reason }) => [
      ...own.map(({ key, field }) => (field === 'product' && product) || (cells[key] ?? '')),
      ...ofAll,
      reason,
    ]),
  ]
}
