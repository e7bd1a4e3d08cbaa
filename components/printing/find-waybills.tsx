'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Notice } from '@/components/ui/notice'
import { addChosenToPile, addMatchingToPile } from '@/lib/printing/actions'
import { filterInAddress } from '@/lib/printing/keys'
import {
  MOST_IN_PILE,
  type ImportChoice,
  type Pile,
  type WaybillFilter,
  type WaybillPage,
} from '@/lib/printing/schema'
import { useStation } from './station'
import { useAdd } from './use-add'
import { useFilter } from './use-filter'
import { useWaybills } from './use-waybills'
import { WaybillFilters } from './waybill-filters'
import { WaybillTable } from './waybill-table'

type FindWaybillsProps = {
  first: { filter: WaybillFilter; page: WaybillPage }
  pile: Pile | null
  files: readonly ImportChoice[]
  mayPrint: boolean
}

/** Waybills by store, day, slot, product, import and what became of their label: one by one, or all that match. */
export function FindWaybills({ first, pile, files, mayPrint }: FindWaybillsProps) {
  const t = useTranslations('printing.find')
  const id = useId()
  const { filter, change } = useFilter()
  const query = useWaybills(filter, first)
  const pages = query.data?.pages ?? []
  const waybills = pages.flatMap((page) => page.waybills)
  const inPile = new Set(pile?.items.map(({ orderId }) => orderId))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const canChoose = waybills.filter(({ orderId }) => !inPile.has(orderId))
  const total = pages[0]?.total ?? 0
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="text-base font-semibold">
        {t('title')}
      </h2>
      <WaybillFilters {...{ filter, change, files }} periods={pages[0]?.periods ?? []} />
      {query.isError && waybills.length === 0 ? (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          onRetry={() => void query.refetch()}
        />
      ) : waybills.length === 0 ? (
        <NothingFound filter={filter} onClear={() => change(UNFILTERED)} />
      ) : (
        <>
          {mayPrint && (
            <AddBar
              {...{ filter, total }}
              chosen={canChoose
                .filter(({ orderId }) => chosen.has(orderId))
                .map((one) => one.orderId)}
              onAdded={() => setChosen(new Set())}
            />
          )}
          <WaybillTable {...{ waybills, inPile, chosen, mayPrint }} onChoose={setChosen} />
          {query.hasNextPage && (
            <Button
              className="self-start"
              pending={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('more')}
            </Button>
          )}
        </>
      )}
    </section>
  )
}

const UNFILTERED: Partial<WaybillFilter> = {
  ...{ day: '', period: '', product: '', printed: 'no', stage: 'here' },
  ...{ import: '', orders: [] },
}

type AddBarProps = {
  filter: WaybillFilter
  total: number
  chosen: number[]
  onAdded: () => void
}

function AddBar({ filter, total, chosen, onAdded }: AddBarProps) {
  const t = useTranslations('printing.find')
  const { paper, copies } = useStation()
  const { add, pending, problem } = useAdd()
  const choice = { paper, copies }
  const addAll = () => add(() => addMatchingToPile({ ...choice, filter: filterInAddress(filter) }))
  const addChosen = async () => {
    if (await add(() => addChosenToPile({ ...choice, orderIds: chosen }))) onAdded()
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
          {total > MOST_IN_PILE
            ? t('addFirst', { count: MOST_IN_PILE })
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
