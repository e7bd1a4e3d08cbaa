'use client'

import { ScanBarcode, SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useScan } from '@/components/shell/scan/scan-provider'
import { ErrorState } from '@/components/ui/error-state'
import { Skeleton } from '@/components/ui/skeleton'
import type { FoundPlace } from '@/lib/orders/schema'
import { CodeForm } from './code-form'
import { FoundCard } from './found-card'
import { useFindByCode } from './use-find-by-code'

/** What else can be done with an order that was found: of other features, put in by the page. */
export type ActionsOf = (order: FoundPlace) => ReactNode

/** Whose is this? Any number of an order leads to it. */
export function FindPanel({ actionsOf }: { actionsOf: ActionsOf }) {
  const t = useTranslations('scan')
  const { code, look, query } = useFindByCode()
  useScan(look)
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
          <FoundCard key={order.orderId} order={order} actions={actionsOf(order)} />
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
