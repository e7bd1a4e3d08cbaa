'use client'

import { useTranslations } from 'next-intl'
import { useScan } from '@/components/shell/scan/scan-provider'
import { ErrorState } from '@/components/ui/error-state'
import type { Region } from '@/lib/domain/areas'
import type { BatchQuery, BatchView } from '@/lib/dispatch/schema'
import { AlarmScreen } from './alarm-screen'
import { BatchLists } from './batch-lists'
import { BatchPicker } from './batch-picker'
import { CodeForm } from './code-form'
import { CountPanel } from './count-panel'
import { batchParts } from './patch-batch'
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
  useScan((code) => desk.scan({ code, how: 'scanner' }))
  return (
    <>
      <BatchPicker
        {...{ query, region, onBatch }}
        file={batch.data?.file ?? null}
        choices={batches.data ?? []}
      />
      <CodeForm mode="out" onCode={(code, how) => desk.scan({ code, how })} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <VerdictPanel row={state.last} waiting={state.waiting} onUndone={tookBack} />
          {batch.data && <CountPanel view={batch.data} />}
        </div>
        <Batch
          {...{ region }}
          view={batch.data}
          isFailed={batch.isError}
          retry={() => void batch.refetch()}
        />
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
  view: BatchView | undefined
  isFailed: boolean
  retry: () => void
  region: Region
}

function Batch({ view, isFailed, retry, region }: BatchProps) {
  const t = useTranslations('scan.failed')
  if (view) return <BatchLists parts={batchParts(view)} region={region} />
  if (isFailed) return <ErrorState title={t('title')} text={t('text')} onRetry={retry} />
  return <BatchSkeleton />
}
