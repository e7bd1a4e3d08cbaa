'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import type { RowFault } from '@/lib/domain/imports/row-fault'
import { writeCsv } from '@/lib/domain/write-csv'
import type { ImportRow, ImportView } from '@/lib/imports/schema'
import { failedRows } from './failed-rows'
import { saveFile } from '@/components/ui/save-file'
import { useFaultWords } from './use-fault-words'
import { useFieldWords } from './use-field-words'
import type { LoadedRows } from './use-import-rows'
import { useRefusalWords } from './use-refusal-words'

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
  const { field, column } = useFieldWords()
  const refusalOf = useRefusalWords()
  const faultWords = useFaultWords()
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
