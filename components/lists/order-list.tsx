'use client'

import { ArrowRight, SlidersHorizontal } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useState } from 'react'
import { useStageLabel } from '@/components/orders/use-stage-label'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Button, buttonClass } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import { MAY } from '@/lib/domain/permissions'
import type { Family } from '@/lib/domain/stages'
import { listSearch, narrowedBy } from '@/lib/lists/model/list-address'
import { shownColumns, type ListColumn } from '@/lib/lists/model/list-columns'
import { orderPaths } from '@/lib/orders/keys'
import { nameOf } from '@/lib/orders/model/order-card'
import { SelectionBar } from './actions/selection-bar'
import { ExportMenu } from './export/export-menu'
import { FigureNotice } from './figure-notice'
import { isEmptyColumn } from './list-cells'
import { ListCards } from './list-cards'
import { ListEmpty, ListFailed, NoStores } from './list-empty'
import { ListFilters, type ImportChoice } from './list-filters'
import { listNumber } from './list-numbers'
import { ListSearch } from './list-search'
import { ListSkeletonRows } from './list-skeleton'
import { ListTable } from './list-table'
import type { ShownRow } from './shown-row'
import { StageChips } from './stage-chips'
import { type FirstList, useList } from './use-list'
import { useListAddress } from './use-list-address'
import { useSelection } from './use-selection'
import { ColumnsMenu, SortMenu } from './view-menus'
import { ViewsMenu } from './views/views-menu'

type OrderListProps = {
  family: Family
  /** What the list is called, for who does not see it. */
  label: string
  first: FirstList
  files: readonly ImportChoice[]
}

/** The orders of one family: by where they stand, by what is looked for, page by page. */
export function OrderList({ family, label, first, files }: OrderListProps) {
  const t = useTranslations('lists')
  const words = useStageLabel()
  const { address, addressOf, show } = useListAddress(family)
  const [isFiltering, setFiltering] = useState(narrowedBy(address) > 0)
  const { chosen, all } = useChosenStores()
  // A report names its stores, whichever the shell shows.
  const named = all.filter(({ id }) => address.stores.includes(id))
  const scope = address.stores.length > 0 ? named : chosen
  const stores = scope.filter(({ may }) => may.includes(MAY.see[family]))
  const query = { family, storeIds: stores.map(({ id }) => id), address }
  const { data, isError, isPlaceholderData, refetch } = useList(query, first)
  const rows = (data?.rows ?? []).flatMap((row): ShownRow[] => {
    const { card } = row
    const store = stores.find(({ id }) => id === card.storeId)
    if (!store) return []
    const number = listNumber(card)
    const who = nameOf(card) ?? t('noName')
    const standing = words.standing(card, null)
    const href = orderPaths.order(family, card.id)
    return [{ row, store, href, number, label: t('open', { number, who, standing }) }]
  })
  const { chosen: picked, choosing, clear } = useSelection(rows)
  if (stores.length === 0) return <NoStores />
  const isSaid = (column: ListColumn) =>
    column === 'store'
      ? stores.length > 1
      : !isEmptyColumn(
          column,
          rows.map(({ row }) => row),
        )
  const columns = shownColumns(family, address.columns).filter(
    (column) => address.columns !== null || isSaid(column),
  )
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {/* On a phone the words stand in one row without their pictures. */}
      <div className="flex flex-wrap items-center gap-2 print:hidden max-sm:[&_a>svg]:hidden max-sm:[&_button>svg]:hidden">
        <ListSearch
          value={address.search}
          onSearch={(search) =>
            show({ search, show: search === '' && family !== 'food' ? 'open' : 'all' })
          }
        />
        <Button
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isFiltering}
          onClick={() => setFiltering(!isFiltering)}
        >
          {t('filters.open', { count: narrowedBy(address) })}
        </Button>
        <ViewsMenu family={family} search={listSearch(family, { ...address, after: null })} />
        <SortMenu address={address} onChange={show} />
        <ColumnsMenu family={family} address={address} shown={columns} onChange={show} />
        <ExportMenu query={query} orderIds={null} />
      </div>
      {isFiltering && (
        <ListFilters
          family={family}
          address={address}
          files={files}
          choices={first.choices}
          onChange={show}
        />
      )}
      <FigureNotice address={address} onChange={show} />
      <StageChips
        value={address.show}
        counts={data?.counts}
        onChange={(filter) => show({ show: filter })}
      />
      {isError && data && <Notice kind="late" role="status" title={t('failed')} />}
      <div
        aria-busy={isPlaceholderData || !data}
        className={cn('min-w-0', isPlaceholderData && 'opacity-60')}
      >
        {rows.length > 0 && (
          <>
            <div className="not-print:max-md:hidden">
              <ListTable
                rows={rows}
                label={label}
                columns={columns}
                sort={address.sort}
                onSort={(sort) => show({ sort })}
                choosing={choosing}
              />
            </div>
            <div className="md:hidden print:hidden">
              <ListCards
                rows={rows}
                label={label}
                showStore={stores.length > 1}
                choosing={choosing}
              />
            </div>
          </>
        )}
        {data && rows.length === 0 && (
          <ListEmpty family={family} address={address} isCut={data.isCut} onShow={show} />
        )}
        {!data && (isError ? <ListFailed onRetry={() => void refetch()} /> : <ListSkeletonRows />)}
      </div>
      <SelectionBar family={family} chosen={picked} onClear={clear}>
        <ExportMenu query={query} orderIds={picked.map(({ row }) => row.card.id)} />
      </SelectionBar>
      <nav aria-label={t('pages')} className="flex flex-wrap gap-2 empty:hidden">
        {address.after !== null && (
          <Link href={addressOf({})} className={buttonClass()}>
            {t('first')}
          </Link>
        )}
        {data?.next != null && (
          <Link href={addressOf({ after: data.next })} className={buttonClass()}>
            {t(data.isCut ? 'searchOn' : 'next')}
            <ArrowRight aria-hidden />
          </Link>
        )}
      </nav>
    </div>
  )
}
