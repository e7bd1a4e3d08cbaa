'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, memo } from 'react'
import { Panel } from '@/components/orders/panel'
import { useStoreTime } from '@/components/orders/use-store-time'
import { Skeleton } from '@/components/ui/skeleton'
import { useJoined } from '@/components/ui/use-joined'
import { labelCodeOf, type BatchRow } from '@/lib/dispatch/model/batch-view'
import type { Region } from '@/lib/domain/areas'
import type { BatchParts } from './use-batch'

/** As many as anybody looks through; the count says how many there are. */
const MOST_SHOWN = 100

type BatchListsProps = { parts: BatchParts; region: Region }

/** What is still here, and what has left. Drawn again when that changes, not with every scan. */
export const BatchLists = memo(function BatchLists({ parts, region }: BatchListsProps) {
  const t = useTranslations('scan.left')
  const time = useStoreTime(region)
  const { left, out } = parts
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Panel title={t('title', { count: left.length })}>
        <Rows rows={left} empty={out.length === 0 ? t('emptyBatch') : t('empty')} />
      </Panel>
      <Panel title={t('outTitle', { count: out.length })}>
        <Rows
          rows={out}
          empty={t('outEmpty')}
          note={({ out: at }) => at && t('byAt', { time: time.clock(at.at), name: at.by })}
        />
      </Panel>
    </div>
  )
})

type RowsProps = {
  rows: readonly BatchRow[]
  empty: string
  note?: (row: BatchRow) => ReactNode
}

function Rows({ rows, empty, note }: RowsProps) {
  const t = useTranslations('scan')
  const joined = useJoined()
  if (rows.length === 0) return <p className="text-muted">{empty}</p>
  return (
    <>
      <ul className="divide-y">
        {rows.slice(0, MOST_SHOWN).map((row) => (
          <li key={row.orderId} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <span className="min-w-0 flex-1 basis-40">
              <span className="block font-mono text-base font-semibold wrap-anywhere">
                {labelCodeOf(row)}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
                <span className="min-w-0 font-mono">{row.clientOrderId}</span>
                <span className="min-w-0 text-muted">
                  {joined([row.recipientName, row.place]) || t('left.noName')}
                </span>
              </span>
            </span>
            <span className="text-right tabular-nums">
              {note?.(row) ?? t('went.boxes', { count: row.boxes })}
            </span>
          </li>
        ))}
      </ul>
      {rows.length > MOST_SHOWN && (
        <p className="pt-2">{t('left.more', { count: rows.length - MOST_SHOWN })}</p>
      )}
    </>
  )
}

/** The lists of a batch before they are there. */
export function BatchSkeleton() {
  return (
    <div className="space-y-2 rounded-outer border bg-surface p-4">
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className="h-10" />
      ))}
    </div>
  )
}
