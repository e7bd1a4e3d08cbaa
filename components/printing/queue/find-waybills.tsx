'use client'

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'next/navigation'
import { useId, useMemo, useState } from 'react'
import { useStoreTime } from '@/components/orders/use-store-time'
import { readJson } from '@/components/shell/read-json'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { addChosenToPrintQueue, addMatchingToPrintQueue } from '@/lib/printing/actions'
import { filterInAddress, printingKeys, printingPaths, printingReads } from '@/lib/printing/keys'
import type { PrintQueue } from '@/lib/printing/model/print-queue'
import {
  type ImportChoice,
  PRINT_QUEUE_LIMIT,
  type WaybillPage,
} from '@/lib/printing/model/printable-waybill'
import { type WaybillFilter, readWaybillFilter } from '@/lib/printing/model/waybill-filter'
import { useStation } from '../station'
import { useAdd } from './use-print-queue'
import { WaybillFilters } from './waybill-filters'
import { WaybillTable } from './waybill-table'

type FindWaybillsProps = {
  first: { filter: WaybillFilter; page: WaybillPage }
  pile: PrintQueue | null
  files: readonly ImportChoice[]
  mayPrint: boolean
}

/** Waybills by store, day, slot, product, import and what became of their label: one by one, or all that match. */
export function FindWaybills({ first, pile, files, mayPrint }: FindWaybillsProps) {
  const t = useTranslations('printing.find')
  const id = useId()
  const { filter, change } = useFilter()
  const query = useWaybills(filter, first)
  const time = useStoreTime('HK')
  const pages = query.data?.pages ?? []
  const waybills = pages.flatMap((page) => page.waybills)
  const inPile = new Set(pile?.items.map(({ orderId }) => orderId))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const canChoose = waybills.filter(({ orderId }) => !inPile.has(orderId))
  const lookedBackTo = pages.at(-1)?.lookedBackTo ?? null
  const further = query.hasNextPage && (
    <>
      {query.isFetchNextPageError && <Notice kind="late" role="alert" title={t('failed')} />}
      <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t(lookedBackTo === null ? 'more' : 'further')}
      </Button>
    </>
  )
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        {t('title')}
      </h2>
      <WaybillFilters
        filter={filter}
        change={change}
        files={files}
        periods={pages[0]?.periods ?? []}
      />
      {query.isError && !query.isFetchNextPageError && waybills.length === 0 ? (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => void query.refetch()}
        />
      ) : waybills.length === 0 && lookedBackTo !== null ? (
        <EmptyState
          title={t('notYet')}
          text={<span role="status">{t('notYetText', { time: time.withYear(lookedBackTo) })}</span>}
          action={<div className="flex flex-col items-center gap-3">{further}</div>}
        />
      ) : waybills.length === 0 ? (
        <NothingFound filter={filter} onClear={() => change(UNFILTERED)} />
      ) : (
        <>
          {mayPrint && (
            <AddBar
              filter={filter}
              total={pages[0]?.total ?? null}
              chosen={canChoose
                .filter(({ orderId }) => chosen.has(orderId))
                .map((one) => one.orderId)}
              onAdded={() => setChosen(new Set())}
            />
          )}
          <WaybillTable
            waybills={waybills}
            inPile={inPile}
            chosen={chosen}
            mayPrint={mayPrint}
            onChoose={setChosen}
          />
          <div className="flex flex-col items-start gap-3">{further}</div>
        </>
      )}
    </section>
  )
}

const UNFILTERED = readWaybillFilter({})

type AddBarProps = {
  filter: WaybillFilter
  /** Null where nobody knows yet how many match. */
  total: number | null
  chosen: number[]
  onAdded: () => void
}

function AddBar({ filter, total, chosen, onAdded }: AddBarProps) {
  const t = useTranslations('printing.find')
  const { paper, copies } = useStation()
  const { add, pending, problem } = useAdd()
  const choice = { paper, copies }
  const addAll = () =>
    add(() => addMatchingToPrintQueue({ ...choice, filter: filterInAddress(filter) }))
  const addChosen = async () => {
    if (await add(() => addChosenToPrintQueue({ ...choice, orderIds: chosen }))) onAdded()
  }
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={chosen.length === 0}
          pending={pending && chosen.length > 0}
          onClick={() => void addChosen()}
        >
          {t('addChosen', { count: chosen.length })}
        </Button>
        <Button pending={pending && chosen.length === 0} onClick={() => void addAll()}>
          {total === null
            ? t('addMatching')
            : total > PRINT_QUEUE_LIMIT
              ? t('addFirst', { count: PRINT_QUEUE_LIMIT })
              : t('addAll', { count: total })}
        </Button>
      </div>
      {problem && (
        <Notice kind="late" role="alert">
          {problem}
        </Notice>
      )}
    </div>
  )
}

function NothingFound({ filter, onClear }: { filter: WaybillFilter; onClear: () => void }) {
  const t = useTranslations('printing.find')
  const narrowing = filterInAddress({ ...filter, stores: [] })
  if (Object.keys(narrowing).length === 0) {
    return <EmptyState title={t('empty')} text={t('emptyText')} />
  }
  return (
    <EmptyState
      title={t('none')}
      text={t('noneText')}
      action={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  )
}

/** What is on offer for a filter, page by page; `first` is what came with the page of the desk. */
function useWaybills(filter: WaybillFilter, first: { filter: WaybillFilter; page: WaybillPage }) {
  const isFirst = JSON.stringify(filter) === JSON.stringify(first.filter)
  return useInfiniteQuery({
    queryKey: printingKeys.waybills(filter),
    queryFn: ({ pageParam, signal }) =>
      readJson<WaybillPage>(printingReads.waybills(filter, pageParam), signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    ...(isFirst && { initialData: { pages: [first.page], pageParams: [null] } }),
  })
}

/**
 * What is looked for: in the address, so that a view can be sent; the stores are the shell's. A
 * change of the filter asks for nothing but the list.
 */
function useFilter() {
  const search = useSearchParams()
  const { chosen } = useChosenStores()
  const filter = useMemo(() => {
    const stores = chosen.map(({ id }) => id).join(',')
    return readWaybillFilter({ ...Object.fromEntries(search), stores })
  }, [search, chosen])

  function change(part: Partial<WaybillFilter>): void {
    // Read anew: what was chosen a moment ago may be in the address, but not yet in `filter`.
    const now = Object.fromEntries(new URLSearchParams(window.location.search))
    const shown = { ...readWaybillFilter(now), ...part, stores: [] }
    window.history.replaceState(null, '', printingPaths.desk(shown))
  }
  return { filter, change }
}
