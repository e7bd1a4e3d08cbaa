'use client'

import { CircleCheck, ScanBarcode } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { useScan } from '@/components/shell/scan/scan-provider'
import { useViewer } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { Modal } from '@/components/ui/dialog'
import { ErrorState } from '@/components/ui/error-state'
import { labelCodeOf, type BatchRow } from '@/lib/dispatch/model/batch-view'
import type { BatchQuery } from '@/lib/dispatch/model/batch-queries'
import type { Region } from '@/lib/domain/areas'
import { CodeForm } from '../scan/code-form'
import { AlarmScreen } from './alarm-screen'
import { BatchLists, BatchSkeleton } from './batch-lists'
import { BatchPicker } from './batch-picker'
import { ParcelFacts } from '../parcel-facts'
import type { DeskState } from './check-out-desk'
import { type BatchParts, batchParts, useBatch } from './use-batch'
import { UndoDialog } from './undo-dialog'
import { useCheckOutDesk } from './use-check-out-desk'

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
        query={query}
        region={region}
        onBatch={onBatch}
        file={view?.file ?? null}
        choices={batches.data ?? []}
      />
      <CodeForm mode="out" onCode={(code, how) => desk.scan({ code, how })} />
      <div data-takes-scans className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <VerdictPanel row={state.last} waiting={state.waiting} onUndone={tookBack} />
          {parts && <CountPanel parts={parts} />}
        </div>
        <Batch
          parts={parts}
          region={region}
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
  parts: BatchParts | undefined
  isFailed: boolean
  retry: () => void
  region: Region
}

function Batch({ parts, isFailed, retry, region }: BatchProps) {
  const t = useTranslations('scan.failed')
  if (parts) return <BatchLists parts={parts} region={region} />
  if (isFailed) return <ErrorState title={t('title')} text={t('text')} onRetry={retry} />
  return <BatchSkeleton />
}

/** How many parcels are still to go, big enough to be read from the ramp. */
function CountPanel({ parts }: { parts: BatchParts }) {
  const t = useTranslations('scan.left')
  const { left, out, unconfirmed, gone } = parts
  const total = left.length + out.length
  return (
    <section className="rounded-outer border bg-surface p-4">
      <p role="status" className="flex flex-wrap items-baseline gap-x-3">
        {left.length === 0 && out.length > 0 ? (
          <span className="text-xl font-semibold text-done">{t('none')}</span>
        ) : (
          <>
            <span className="text-code font-semibold tabular-nums">{left.length}</span>
            <span className="text-lg font-medium">{t('count', { count: left.length })}</span>
          </>
        )}
      </p>
      <p className="text-base tabular-nums">{t('out', { out: out.length, total })}</p>
      {unconfirmed.length > 0 && (
        <p className="mt-2 text-waiting">{t('unconfirmed', { count: unconfirmed.length })}</p>
      )}
      {gone.length > 0 && <p className="mt-2">{t('gone', { count: gone.length })}</p>}
    </section>
  )
}

type SeveralDialogProps = {
  choice: NonNullable<DeskState['choice']>
  onChoose: (orderId: number) => void
  onClose: () => void
}

/** One number, several parcels: which of them is in the hand? */
function SeveralDialog({ choice, onChoose, onClose }: SeveralDialogProps) {
  const t = useTranslations('scan')
  const { stores } = useViewer()
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('several.title')}
      description={t('several.text', { code: choice.scanned.code })}
    >
      <ul className="space-y-2 pb-5">
        {choice.matches.map((match) => (
          <li key={match.orderId}>
            <button
              type="button"
              onClick={() => onChoose(match.orderId)}
              className="block min-h-14 w-full rounded-outer border border-border-strong bg-surface px-3 py-2 text-left hover:bg-sunken"
            >
              <span className="block font-mono text-lg font-semibold wrap-anywhere">
                {match.labelCode ?? match.code}
              </span>
              <ParcelFacts parcel={match} />
              <span className="block text-base wrap-anywhere">
                {t('from', { store: stores.find(({ id }) => id === match.storeId)?.name ?? '' })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

type VerdictPanelProps = {
  /** What went out last. */
  row: BatchRow | null
  waiting: number
  onUndone: (row: BatchRow) => void
}

/** What became of the latest scan, to be seen from two steps away. */
function VerdictPanel({ row, waiting, onUndone }: VerdictPanelProps) {
  const t = useTranslations('scan')
  const [undoing, setUndoing] = useState<BatchRow | null>(null)
  return (
    <section aria-live="assertive" aria-atomic className="min-h-44">
      {row ? (
        <div className="flex min-h-44 flex-col gap-2 rounded-outer border border-done bg-done-soft p-4 text-text">
          <p className="flex items-center gap-2 text-lg font-semibold text-done">
            <CircleCheck aria-hidden className="size-7" />
            {t('went.title')}
          </p>
          <p className="font-mono text-xl font-semibold wrap-anywhere sm:text-code">
            {labelCodeOf(row)}
          </p>
          <div className="flex flex-wrap items-center justify-between gap-2">
            <div className="min-w-0">
              <ParcelFacts parcel={row} />
              <p className="text-base tabular-nums">{t('went.boxes', { count: row.boxes })}</p>
            </div>
            <Button onClick={() => setUndoing(row)}>{t('went.undo')}</Button>
          </div>
        </div>
      ) : (
        <div className="flex min-h-44 flex-col justify-center gap-2 rounded-outer border border-dashed border-border-strong p-4">
          <p className="flex items-center gap-2 text-lg font-semibold">
            <ScanBarcode aria-hidden className="size-7" />
            {waiting > 0 ? t('sending') : t('ready.title')}
          </p>
          <p className="max-w-prose text-base">{t('ready.out')}</p>
        </div>
      )}
      {undoing && <UndoDialog row={undoing} onUndone={onUndone} onClose={() => setUndoing(null)} />}
    </section>
  )
}
