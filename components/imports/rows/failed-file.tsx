'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { saveFile } from '@/components/ui/save-file'
import type { ExpressProduct } from '@/lib/domain/express/express-products'
import { type ImportColumn, columnOf } from '@/lib/domain/imports/import-columns'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { writeCsv } from '@/lib/domain/write-csv'
import type { ImportRow, ImportView } from '@/lib/imports/model/import-view'
import { isReasonColumn } from '@/lib/imports/model/columns/column-names'
import type { RowFault } from '@/lib/imports/model/row-fault'
import { useFaultText, useImportFieldLabels, useRefusalText } from './use-import-field-labels'
import type { LoadedRows } from './use-import-rows'

type FailedFileProps = {
  view: ImportView
  loaded: LoadedRows
  faults: ReadonlyMap<number, readonly RowFault[]>
  /** Rows that stay behind for want of a time. */
  untimed: ReadonlySet<number>
}

/**
 * The rows that were refused, have mistakes or no time as a file, and why beside each; to be
 * imported again. Nothing where there are none.
 */
export function FailedFile({ view, loaded, faults, untimed }: FailedFileProps) {
  const t = useTranslations('imports.failed')
  const { field, column } = useImportFieldLabels()
  const refusalOf = useRefusalText()
  const faultWords = useFaultText()
  const rows = loaded.rows.filter(
    ({ status, position }) => status === 'refused' || faults.has(position) || untimed.has(position),
  )
  if (rows.length === 0) return null
  const timeOf = ({ status, position }: ImportRow) =>
    untimed.has(position) ? t(status === 'held' ? 'over' : 'untimed') : null
  const reasonOf = (row: ImportRow) =>
    [refusalOf(row), timeOf(row), ...(faults.get(row.position) ?? []).map(faultWords.inFull)]
      .filter((words) => words !== null)
      .join(' ')
  function save() {
    const text = writeCsv(
      failedRows({
        columns: view.columns,
        product: view.product,
        rows: rows.map((row) => ({ cells: row.cells, reason: reasonOf(row) })),
        words: { field, column, reason: t('reason') },
      }),
    )
    const name = t('name', { file: view.fileName.replace(/\.\w+$/, '') })
    saveFile({ name: `${name}.csv`, text })
  }
  return (
    <Button icon={<Download aria-hidden />} onClick={save}>
      {t('download')}
    </Button>
  )
}

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
