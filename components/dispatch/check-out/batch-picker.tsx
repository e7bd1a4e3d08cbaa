'use client'

import { FileSpreadsheet } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import type { BatchChoice, BatchFile } from '@/lib/dispatch/model/batch-view'
import type { BatchQuery } from '@/lib/dispatch/model/batch-queries'
import type { Region } from '@/lib/domain/areas'
import { SheetButton } from '../sheet-button'
import { useBatchLabel } from '../use-batch-label'

const ImportsDialog = dynamic(() => import('./imports-dialog').then((file) => file.ImportsDialog), {
  ssr: false,
})

type BatchPickerProps = {
  query: BatchQuery
  /** Of the batch that is going out, where it is an import. */
  file: BatchFile | null
  region: Region
  choices: readonly BatchChoice[]
  onBatch: (chosen: BatchQuery) => void
}

/**
 * What is going out now: a day or slot of this store, or the file of an import, which may be another
 * store's. A batch that an address names is offered, though nothing is in it.
 */
export function BatchPicker({ query, file, region, choices, onBatch }: BatchPickerProps) {
  const t = useTranslations('scan')
  const words = useBatchLabel(region)
  const [isChoosing, setChoosing] = useState(false)
  const { storeId } = query
  const isListed = choices.some(({ batch }) => batch === query.batch)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('batch.label')} className="min-w-0 flex-1 basis-full sm:basis-40">
        {(control) => (
          <Select
            {...control}
            value={query.batch}
            onChange={(event) => onBatch({ storeId, batch: event.target.value })}
          >
            {!isListed && (
              <option value={query.batch}>{words({ batch: query.batch, file })}</option>
            )}
            {choices.map(({ batch, total, left }) => (
              <option key={batch} value={batch}>
                {t('batch.option', { batch: words({ batch, file: null }), left, total })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button icon={<FileSpreadsheet aria-hidden />} onClick={() => setChoosing(true)}>
        {t('files.open')}
      </Button>
      <SheetButton query={query} />
      {isChoosing && (
        <ImportsDialog
          onChoose={(chosen) => {
            setChoosing(false)
            onBatch(chosen)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}
