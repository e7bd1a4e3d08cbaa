'use client'

import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { useViewer } from '@/components/shell/viewer-provider'
import { ErrorState } from '@/components/ui/error-state'
import { PageHeader } from '@/components/ui/page-header'
import { importPaths } from '@/lib/imports/keys'
import type { ImportRow, ImportView } from '@/lib/imports/schema'
import { CreatedLinks, type CreatedPaths } from './created-links'
import { GridSkeleton } from './grid-skeleton'
import { ImportDesk } from './import-desk'
import type { SlotChooser } from './slots/slot-chooser'
import type { OfferReader } from './slots/slot-offers'
import { timedProducts } from './slots/timed-products'
import { useImportResults } from './use-import-results'
import { useImportRows } from './use-import-rows'

type ImportPageProps = {
  first: ImportView
  created: CreatedPaths
  /** Chooses slots of a product; another feature's, put in by the page. */
  SlotChooser: SlotChooser
  /** Reads what is offered; another feature's, too. */
  OfferReader: OfferReader
}

const NO_ROWS: readonly ImportRow[] = []

/** One import: its rows to mend, and what becomes of them. It fills the screen. */
export function ImportPage({ first, created, SlotChooser, OfferReader }: ImportPageProps) {
  const t = useTranslations('imports')
  const { view, refresh } = useImportResults(first)
  const rows = useImportRows(first.id)
  const { stores } = useViewer()
  const store = stores.find(({ id }) => id === view.storeId)
  const mayPlace = store?.may.includes('express.place') ?? false
  const shown = rows.data?.rows ?? NO_ROWS
  const { columns, product } = view
  const timed = useMemo(
    () => (mayPlace ? timedProducts({ columns, product }, shown) : []),
    [mayPlace, columns, product, shown],
  )
  return (
    <div
      data-density="desk"
      // A phone scrolls the page, which leaves the grid room enough.
      className="flex flex-col gap-3 p-3 sm:h-[calc(100dvh-var(--shell-top)-var(--shell-bottom))] sm:min-h-120 sm:p-4"
    >
      <PageHeader
        title={view.fileName}
        text={[
          store?.name,
          t('page.imported', { rows: view.rowCount, by: view.by }),
          view.product && t('page.oneProduct', { product: t(`products.${view.product}`) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        back={{ href: importPaths.list(), label: t('toList') }}
        actions={mayPlace && view.counts.created > 0 && <CreatedLinks {...created} />}
      />
      {rows.isError && (
        <ErrorState
          title={t('page.failed')}
          text={t('page.failedText')}
          onRetry={() => void rows.refetch()}
        />
      )}
      {rows.isPending && <GridSkeleton />}
      {rows.data && (
        <OfferReader storeId={view.storeId} products={timed}>
          {(offers) => (
            <ImportDesk
              {...{ view, loaded: rows.data, refresh, SlotChooser, mayPlace, offers }}
              isAsking={offers.size < timed.length}
            />
          )}
        </OfferReader>
      )}
    </div>
  )
}
