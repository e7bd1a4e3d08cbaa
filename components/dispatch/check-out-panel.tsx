'use client'

import { useTranslations } from 'next-intl'
import { useScan } from '@/components/shell/scan/scan-provider'
import { useMemo } from 'react'
import { ErrorState } from '@/components/ui/error-state'
import type { Region } from '@/lib/domain/areas'
import type { BatchQuery } from '@/lib/dispatch/schema'
import { AlarmScreen } from './alarm-screen'
import { BatchLists } from './batch-lists'
import { BatchPicker } from './batch-picker'
import { CodeForm } from './code-form'
import { CountPanel } from './count-panel'
import { batchParts, type BatchParts } from './patch-batch'
import { SeveralDialog } from './several-dialog'
import { useBatch } from './use-batch'
import { useCheckOutDesk } from './use-check-out-desk'
import { VerdictPanel } from './verdict-panel'
import { BatchSkeleton } from './batch-skeleton'

type CheckOutPanelProps = {
  query: BatchQuery
  region: Region
  onBatch: (chosen: BatchQuery) => void
}

/** Scanning out of one batch; another batch is another desk. */
export function CheckOutPanel({ query, region, onBatch }: CheckOutPanelProps) {
  const { desk, state, tookBack } = useCheckOutDesk(query)
  const { batch, batches } = useBatch(query)
  const view = batch.data
  // Of thousands: sorted into their parts once for each change.
  const parts = useMemo(() => view && batchParts(view), [view])
  useScan((code) => desk.scan({ code, how: 'scanner' }))
  return (
    <>
      <BatchPicker
        {...{ query, region, onBatch }}
        file={view?.file ?? null}
        choices={batches.data ?? []}
      />
      <CodeForm mode="out" onCode={(code, how) => desk.scan({ code, how })} />
      <div data-takes-scans className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <VerdictPanel row={state.last} waiting={state.waiting} onUndone={tookBack} />
          {parts && <CountPanel parts={parts} />}
        </div>
        <Batch {...{ parts, region }} isFailed={batch.isError} retry={() => void batch.refetch()} />
      </div>
      {state.alarm && (
        <AlarmScreen
          alarm={state.alarm}
          ignored={state.ignored}
          storeId={query.storeId}
          region={region}
          onSeen={desk.acknowledge}
        />
      )}
      {state.choice && (
        <SeveralDialog choice={state.choice} onChoose={desk.choose} onClose={desk.acknowledge} />
      )}
    </>
  )
}

type BatchProps = {
  parts: BatchParts | undefined
  isFailed: boolean
  retry: () => void
  region: Region
}

function Batch({ parts, isFailed, retry, region }: BatchProps) {
  const t = useTranslations('scan.failed')
  if (parts) return <BatchLists {...{ parts, region }} />
  if (isFailed) return <ErrorState title={t('title')} text={t('text')} onRetry={retry} />
  return <BatchSkeleton />
}
