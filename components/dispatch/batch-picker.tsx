'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import type { Region } from '@/lib/domain/areas'
import type { BatchChoice, BatchQuery } from '@/lib/dispatch/schema'
import { SheetButton } from './sheet-button'
import { useBatchWords } from './use-batch-words'

type BatchPickerProps = {
  query: BatchQuery
  region: Region
  choices: readonly BatchChoice[]
  onBatch: (batch: string) => void
}

/** What is going out now. A batch that an address names is offered, though nothing is in it. */
export function BatchPicker({ query, region, choices, onBatch }: BatchPickerProps) {
  const t = useTranslations('scan.batch')
  const words = useBatchWords(region)
  const isListed = choices.some(({ batch }) => batch === query.batch)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('label')} className="min-w-0 flex-1 basis-40">
        {(control) => (
          <Select
            {...control}
            value={query.batch}
            onChange={(event) => onBatch(event.target.value)}
          >
            {!isListed && <option value={query.batch}>{words(query.batch)}</option>}
            {choices.map(({ batch, total, left }) => (
              <option key={batch} value={batch}>
                {t('option', { batch: words(batch), left, total })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SheetButton query={query} />
    </div>
  )
}
