'use client'

import { Download } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { isReasonColumn } from '@/lib/domain/imports/match-columns'
import { writeCsv } from '@/lib/domain/write-csv'
import type { ImportView } from '@/lib/imports/schema'
import { saveFile } from './save-file'
import { useFieldWords } from './use-field-words'
import type { LoadedRows } from './use-import-rows'
import { useRefusalWords } from './use-refusal-words'

/** The refused rows as a file with the columns of their own, and why beside each; to be imported again. */
export function FailedFile({ view, loaded }: { view: ImportView; loaded: LoadedRows }) {
  const t = useTranslations('imports.failed')
  const words = useFieldWords()
  const reasonOf = useRefusalWords()
  function save() {
    const columns = view.columns.filter(({ name }) => !isReasonColumn(name))
    const rows = loaded.rows.filter(({ status }) => status === 'refused')
    const name = t('name', { file: view.fileName.replace(/\.\w+$/, '') })
    const text = writeCsv([
      [...columns.map(words.column), t('reason')],
      ...rows.map((row) => [
        ...columns.map(({ key }) => row.cells[key] ?? ''),
        reasonOf(row) ?? '',
      ]),
    ])
    saveFile({ name: `${name}.csv`, text })
  }
  return (
    <Button icon={<Download aria-hidden />} onClick={save}>
      {t('download')}
    </Button>
  )
}
