'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSlotOffers } from '@/components/express/slots/use-slot-offers'
import { readJson } from '@/components/shell/read-json'
import { useViewer } from '@/components/shell/viewer-provider'
import { ErrorState } from '@/components/ui/error-state'
import { PageHeader } from '@/components/ui/page-header'
import { importKeys, importPaths, importReads } from '@/lib/imports/keys'
import type { ImportRow, ImportView, ResultPage } from '@/lib/imports/model/import-view'
import { GridSkeleton } from './states'
import { CreatedLinks } from './created-links'
import { ImportDesk } from './import-desk'
import { OpenEdits } from './rows/open-edits'
import { changeRows, resultsCursor, useImportRows, withResultPage } from './rows/use-import-rows'
import { timedProducts } from './slots/timed-products'

const RUNNING_MS = 1_200

/** What stands still may be mended or started in another tab, by somebody else. */
const IDLE_MS = 4_000

type ImportPageProps = {
  first: ImportView
  /** Where its waybills are handed out: a later feature's page, named by the page. */
  checkOut: string
}

const NO_ROWS: readonly ImportRow[] = []

/** One import: its rows to mend, and what becomes of them. It fills the screen. */
export function ImportPage({ first, checkOut }: ImportPageProps) {
  const t = useTranslations('imports')
  const [open] = useState(() => new OpenEdits())
  const { view, refresh } = useImportResults(first, open)
  const rows = useImportRows(first)
  const { stores } = useViewer()
  const store = stores.find(({ id }) => id === view.storeId)
  const mayPlace = store?.may.includes('express.place') ?? false
  const shown = rows.data?.rows ?? NO_ROWS
  const { columns, product } = view
  const timed = useMemo(
    () => (mayPlace ? timedProducts({ columns, product }, shown) : []),
    [mayPlace, columns, product, shown],
  )
  // What can be done with thousands of rows is found out and drawn in small steps.
  const isDrawn = useDeferredValue(rows.data !== undefined)
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
          view.counts.created > 0 && (
            <CreatedLinks view={view} checkOut={checkOut} isNext={isAllCreated(view)} />
          )
        }
      />
      {rows.isError && (
        <ErrorState
          title={t('page.failed')}
          text={t('page.failedText')}
          onRetry={() => void rows.refetch()}
        />
      )}
      {!rows.isError && !isDrawn && <GridSkeleton />}
      {isDrawn && rows.data && (
        <ImportDesk
          view={view}
          open={open}
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

/** Nothing of it waits to be mended, timed, sent or answered. */
const isAllCreated = ({ counts: { created, skipped, removed: _, ...others } }: ImportView) =>
  created + skipped > 0 && Object.values(others).every((count) => count === 0)

const withoutCells = ({ cells: _, ...result }: ResultPage['results'][number]) => result

/** How the import stands, read again and again; what became of its rows is put into them. */
function useImportResults(first: ImportView, open: OpenEdits) {
  const { id } = first
  const client = useQueryClient()
  const query = useQuery({
    queryKey: importKeys.results(id),
    queryFn: async ({ signal }): Promise<ImportView> => {
      const since = resultsCursor(client, id)
      // Without rows only how the import stands is of use.
      const from = since ?? new Date().toISOString()
      const { version } = open
      const page = await readJson<ResultPage>(importReads.results(id, from), signal)
      // What was changed here meanwhile is newer than what was read: it is asked for once more.
      const isOld = open.version !== version
      const told = isOld
        ? { ...page, cursor: since ?? '', results: page.results.map(withoutCells) }
        : page
      changeRows(client, id, (loaded) => withResultPage(loaded, since, told, open.cells))
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
