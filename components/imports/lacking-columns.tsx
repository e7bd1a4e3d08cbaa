'use client'

import { useFormatter, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import type { ImportField } from '@/lib/domain/imports/import-fields'
import { addColumns } from '@/lib/imports/actions'
import { useImportFieldLabels } from './rows/use-import-field-labels'
import { useImportAction } from './use-import-action'

type LackingColumnsProps = {
  importId: number
  fields: readonly ImportField[]
  refresh: () => void
}

/** What rows need and no column holds, with the columns at one press. */
export function LackingColumns({ importId, fields, refresh }: LackingColumnsProps) {
  const t = useTranslations('imports.bar')
  const words = useImportFieldLabels()
  const format = useFormatter()
  const { isPending, run } = useImportAction()
  if (fields.length === 0) return null
  const add = async () => {
    await run(() => addColumns({ importId, fields: [...fields] }))
    refresh()
  }
  return (
    <Notice
      kind="waiting"
      action={
        <Button pending={isPending} onClick={() => void add()}>
          {t('addColumns')}
        </Button>
      }
    >
      {t('lacking', { fields: format.list(fields.map(words.field)) })}
    </Notice>
  )
}
