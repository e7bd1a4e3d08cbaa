'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PackageCheck, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useMemo } from 'react'
import { useSlotOffers } from '@/components/express/slots/use-slot-offers'
import { readJson } from '@/components/shell/read-json'
import { useViewer } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { ErrorState } from '@/components/ui/error-state'
import { PageHeader } from '@/components/ui/page-header'
import { importKeys, importPaths, importReads } from '@/lib/imports/keys'
import type { ImportRow, ImportView, ResultPage } from '@/lib/imports/model/import-view'
import { GridSkeleton } from './states'
import { printingPaths } from '@/lib/printing/keys'
import { ImportDesk } from './import-desk'
import { changeRows, resultsCursor, useImportRows, withResultPage } from './rows/use-import-rows'
import { timedProducts } from './slots/timed-products'

const RUNNING_MS = 1_200

/** What is not confirmed is found out in its own time; what stands still may be started elsewhere. */
const IDLE_MS = 10_000

type ImportPageProps = {
  first: ImportView
  /** Where its waybills are handed out: a later feature's page, named by the page. */
  checkOut: string
}

const NO_ROWS: readonly ImportRow[] = []

/** One import: its rows to mend, and what becomes of them. It fills the screen. */
export function ImportPage({ first, checkOut }: ImportPageProps) {
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
  const offers = useSlotOffers(view.storeId, timed)
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
        actions={
          mayPlace &&
          view.counts.created > 0 && <CreatedLinks importId={view.id} checkOut={checkOut} />
        }
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
        <ImportDesk
          view={view}
          loaded={rows.data}
          refresh={refresh}
          mayPlace={mayPlace}
          offers={offers}
          isAsking={offers.size < timed.length}
        />
      )}
    </div>
  )
}

/** The next steps with what was created: its labels, then its way out of the house. */
function CreatedLinks({ importId, checkOut }: { importId: number; checkOut: string }) {
  const t = useTranslations('imports.next')
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-2">
      <Link href={printingPaths.desk({ import: String(importId) })} className={buttonClass()}>
        <Printer aria-hidden />
        {t('print')}
      </Link>
      <Link href={checkOut} className={buttonClass()}>
        <PackageCheck aria-hidden />
        {t('checkOut')}
      </Link>
    </nav>
  )
}

/** How the import stands, read again and again; what became of its rows is put into them. */
function useImportResults(first: ImportView) {
  const { id } = first
  const client = useQueryClient()
  const query = useQuery({
    queryKey: importKeys.results(id),
    queryFn: async ({ signal }): Promise<ImportView> => {
      const since = resultsCursor(client, id)
      // Without rows only how the import stands is of use.
      const from = since ?? new Date().toISOString()
      const page = await readJson<ResultPage>(importReads.results(id, from), signal)
      changeRows(client, id, (loaded) => withResultPage(loaded, since, page))
      return page.view
    },
    initialData: first,
    refetchOnMount: false,
    refetchInterval: ({ state }) => {
      const { state: stands, counts } = state.data ?? first
      return stands === 'running' || counts.sending > 0 ? RUNNING_MS : IDLE_MS
    },
  })
  return { view: query.data, isOld: query.isError, refresh: () => void query.refetch() }
}
