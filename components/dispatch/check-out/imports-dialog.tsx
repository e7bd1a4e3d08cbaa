'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useDebounced } from '@/components/orders/use-debounced'
import { useStoreTime } from '@/components/orders/use-store-time'
import { useViewer } from '@/components/shell/viewer-provider'
import { Modal } from '@/components/ui/dialog'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Field } from '@/components/ui/forms/field'
import { Skeleton } from '@/components/ui/skeleton'
import { TextInput } from '@/components/ui/forms/text-input'
import { MOST_IMPORTS, type ImportBatch } from '@/lib/dispatch/model/batch-view'
import { importBatchesQuery } from './use-batch'

const SETTLE_MS = 250

type ImportsDialogProps = { onChoose: (chosen: ImportBatch) => void; onClose: () => void }

/** Which file's waybills go out: the latest, or those whose name has what is typed. */
export function ImportsDialog({ onChoose, onClose }: ImportsDialogProps) {
  const t = useTranslations('scan.files')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SETTLE_MS)
  // What stands there stays while more is typed: a press on it would be lost with it.
  const query = useQuery({
    ...importBatchesQuery({ search }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text', { most: MOST_IMPORTS })}
    >
      <div data-density="counter" className="space-y-4 pb-5">
        <Field label={t('search')}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={typed}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        {query.isPending && <Skeleton className="h-48" />}
        {query.isError && (
          <ErrorState
            title={t('failed')}
            text={t('failedText')}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data?.length === 0 && (
          <EmptyState
            title={t(search === '' ? 'empty' : 'none')}
            text={t(search === '' ? 'emptyText' : 'noneText')}
          />
        )}
        {query.data && query.data.length > 0 && (
          <ul aria-label={t('list')} className="space-y-2">
            {query.data.map((one) => (
              <li key={one.batch}>
                <ImportChoice one={one} onChoose={() => onChoose(one)} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Modal>
  )
}

function ImportChoice({ one, onChoose }: { one: ImportBatch; onChoose: () => void }) {
  const t = useTranslations('scan')
  const store = useViewer().stores.find(({ id }) => id === one.storeId)
  const time = useStoreTime(store?.region ?? 'HK')
  const { file, total, left } = one
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-3 rounded-outer border border-border-strong bg-surface px-3 py-2 text-left hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 basis-48">
        <span className="block text-base font-semibold wrap-anywhere">{file.name}</span>
        <span className="block wrap-anywhere">
          {[time.full(file.at), file.by, store?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="text-base tabular-nums">
        {total === 0 ? t('files.nothing') : t('left.out', { out: total - left, total })}
      </span>
    </button>
  )
}
