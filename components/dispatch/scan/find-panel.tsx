'use client'

import { skipToken, useQuery } from '@tanstack/react-query'
import { ArrowRight, ScanBarcode, SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useStoreTime } from '@/components/orders/use-store-time'
import { AddToQueueButton } from '@/components/printing/add-to-queue-button'
import { readJson } from '@/components/shell/read-json'
import { RepeatedScan } from '@/components/shell/scan/repeated-scan'
import { useScan } from '@/components/shell/scan/scan-provider'
import { soundPlayer } from '@/components/shell/sound/sound-player'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { Meaning, type MeaningKind } from '@/components/ui/meaning'
import { Skeleton } from '@/components/ui/skeleton'
import { dispatchKeys } from '@/lib/dispatch/keys'
import { orderPaths, orderReads } from '@/lib/orders/keys'
import type { ScannedOrder } from '@/lib/orders/model/found-by-code'
import type { PlacingState } from '@/lib/orders/model/placing'
import { DESK_SOUNDS } from '../check-out/sounds'
import { ParcelFacts } from '../parcel-facts'
import { CodeForm } from './code-form'

const PLACING_LOOKS = {
  refused: { kind: 'stopped', word: 'refused' },
  unconfirmed: { kind: 'late', word: 'unconfirmed' },
  placing: { kind: 'waiting', word: 'unconfirmed' },
} as const satisfies Record<
  Exclude<PlacingState, 'placed'>,
  { kind: MeaningKind; word: 'refused' | 'unconfirmed' }
>

/** Whose is this? Any number of an order leads to it. */
export function FindPanel() {
  const t = useTranslations('scan')
  const { code, look, query } = useFindByCode()
  const [repeated] = useState(() => new RepeatedScan())
  useScan((scanned) => {
    if (!repeated.isRepeat(scanned, performance.now())) look(scanned)
  })
  return (
    <>
      <CodeForm mode="find" onCode={look} />
      <section data-takes-scans aria-live="polite" className="max-w-3xl space-y-3">
        {code === null && <Ready text={t('ready.find')} title={t('ready.title')} />}
        {code !== null && query.isPending && <Skeleton className="h-32" />}
        {query.isError && (
          <ErrorState title={t('found.failed')} text={code} onRetry={() => void query.refetch()} />
        )}
        {query.data?.length === 0 && (
          <div className="flex gap-3 rounded-outer bg-late-soft p-4 text-late">
            <SearchX aria-hidden className="size-8 shrink-0" />
            <div className="min-w-0">
              <p className="text-lg font-semibold wrap-anywhere">
                {t('found.none', { code: code ?? '' })}
              </p>
              <p className="text-base">{t('found.noneHelp')}</p>
            </div>
          </div>
        )}
        {query.data?.map((order) => (
          <FoundCard key={order.orderId} order={order} />
        ))}
      </section>
    </>
  )
}

function Ready({ title, text }: { title: string; text: string }) {
  return (
    <div className="flex min-h-32 flex-col justify-center gap-2 rounded-outer border border-dashed border-border-strong p-4">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <ScanBarcode aria-hidden className="size-7" />
        {title}
      </p>
      <p className="max-w-prose text-base">{text}</p>
    </div>
  )
}

/** Looks a code up; a sound says whether there is such an order. The same code is looked up anew. */
function useFindByCode() {
  const [asked, setAsked] = useState<{ code: string; turn: number } | null>(null)
  const query = useQuery({
    queryKey: dispatchKeys.found(asked?.code ?? '', asked?.turn ?? 0),
    queryFn: asked
      ? async ({ signal }) => {
          const found = await readJson<ScannedOrder[]>(orderReads.byCode(asked.code), signal)
          soundPlayer.try(found.length > 0 ? DESK_SOUNDS.out : DESK_SOUNDS.unknown)
          return found
        }
      : skipToken,
    retry: false,
    gcTime: 0,
  })
  return {
    code: asked?.code ?? null,
    look: (code: string) => setAsked((last) => ({ code, turn: (last?.turn ?? 0) + 1 })),
    query,
  }
}

/** An order that a code stands for, and what can be done with it. */
function FoundCard({ order }: { order: ScannedOrder }) {
  const t = useTranslations('scan')
  const words = useStageLabel()
  const store = useViewer().stores.find(({ id }) => id === order.storeId)
  const time = useStoreTime(store?.region ?? 'HK')
  const doubt = order.placing === 'placed' ? null : PLACING_LOOKS[order.placing]
  const leaves = order.scheduledFor
    ? time.planned(order.scheduledFor, order.scheduledAllDay)
    : time.full(order.createdAt)
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-outer border bg-surface p-4">
      <div className="min-w-0 space-y-1">
        <p className="font-mono text-xl font-semibold wrap-anywhere sm:text-code">
          {order.labelCode ?? order.code}
        </p>
        <ParcelFacts parcel={order} />
        <p className="flex flex-wrap items-center gap-2 text-base">
          <Meaning kind={doubt?.kind ?? 'neutral'}>
            {doubt ? t(`stop.${doubt.word}.title`) : words.stage(order.family, order.stage)}
          </Meaning>
          {[t(`family.${order.family}`), leaves, store && t('from', { store: store.name })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <AddToQueueButton order={order} />
        <Link
          href={orderPaths.order(order.family, order.orderId)}
          className={buttonClass({ variant: 'primary' })}
        >
          {t('found.open')}
          <ArrowRight aria-hidden />
        </Link>
      </div>
    </article>
  )
}
