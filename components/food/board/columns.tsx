'use client'

import { AlarmClock, SearchX } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { memo, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import type { FoodStore, StoresById } from '../food-store'
import type { BoardAddress, BoardView } from './board-address'
import { type Board, type BoardRow, LANES, type Lane } from './build-board'
import { LANE_LOOKS } from './lane-looks'
import { LaneTabs, laneToShow } from './lane-tabs'
import { OrderTile } from './order-tile'
import type { ShownBoard } from './use-shown-board'

const FIELDS = [
  'card',
  'attention',
  'alert',
  'lateWhat',
  'lateMinutes',
  'ageMinutes',
  'nextMinutes',
  'leftMinutes',
  'startsMinutes',
  'asOfMinutes',
] as const satisfies (keyof BoardRow)[]

/** Most look at columns: the other views' code comes when they are chosen. */
const BoardList = dynamic(() => import('../list/list').then((file) => file.BoardList))
const EmptyBoard = dynamic(() => import('./empty-board').then((file) => file.EmptyBoard))
const BoardMap = dynamic(() => import('./map').then((file) => file.BoardMap))

type BoardBodyProps = {
  view: BoardView
  address: BoardAddress
  change: (changes: Partial<BoardAddress>) => void
  shown: ShownBoard
  seenStores: readonly FoodStore[]
  mayPlace: boolean
  onShowAll: () => void
}

/** The orders in the view that was chosen, or in words why there are none. */
export function BoardBody(props: BoardBodyProps) {
  const { view, address, change, shown, seenStores, mayPlace, onShowAll } = props
  const { board, cards, shownStores } = shown
  const stores = useMemo(() => new Map(seenStores.map((store) => [store.id, store])), [seenStores])
  if (cards?.length === 0) return <EmptyBoard mayPlace={mayPlace} />
  if (view === 'map') return <BoardMap board={board} stores={shownStores} />
  if (shown.found === 0) return <NothingFits onShowAll={onShowAll} />
  if (view === 'columns') {
    return (
      <BoardColumns
        board={board}
        stores={stores}
        isBusy={shown.isFetching}
        isSearched={shown.isSearched}
      />
    )
  }
  const { sort } = address
  return (
    <BoardList
      board={board}
      stores={stores}
      sort={sort}
      onSort={(next) => change({ sort: next })}
    />
  )
}

function NothingFits({ onShowAll }: { onShowAll: () => void }) {
  const t = useTranslations('board.filter')
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={t('none')}
      text={t('noneText')}
      action={<Button onClick={onShowAll}>{t('clear')}</Button>}
    />
  )
}

type BoardColumnsProps = {
  board: Board
  stores: StoresById
  isBusy: boolean
  isSearched: boolean
}

/** Beside each other from 1024 px on; of more than five the last goes below where it is narrow. */
const GRIDS: Readonly<Record<number, string>> = {
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-5 2xl:grid-cols-6',
  7: 'lg:grid-cols-6 2xl:grid-cols-7',
}

/** The board in columns by stage; on a small screen one of them, chosen by its tab (decision 0247). */
function BoardColumns({ board, stores, isBusy, isSearched }: BoardColumnsProps) {
  const [chosen, choose] = useState<Lane | null>(null)
  const shown = LANES.filter((lane) => !MAY_BE_ABSENT.has(lane) || board[lane].length > 0)
  const onSmall = laneToShow(board, { lanes: shown, chosen, isSearched })
  return (
    <>
      <LaneTabs board={board} lanes={shown} current={onSmall} onChoose={choose} />
      <div
        className={cn(
          'grid grid-cols-1 items-start gap-x-2 gap-y-4',
          GRIDS[shown.length] ?? 'lg:grid-cols-5',
        )}
        aria-busy={isBusy}
      >
        {shown.map((lane) => (
          <BoardLane
            key={lane}
            lane={lane}
            rows={board[lane]}
            stores={stores}
            isOnSmall={lane === onSmall}
            isBelow={lane === 'done' && shown.length > 5}
          />
        ))}
      </div>
    </>
  )
}

/** Columns that are drawn only where something stands in them. */
const MAY_BE_ABSENT: ReadonlySet<Lane> = new Set(['needs-you', 'scheduled'])

type BoardLaneProps = {
  lane: Lane
  rows: readonly BoardRow[]
  stores: StoresById
  /** The one that a small screen shows. */
  isOnSmall: boolean
  /** There is no room beside the others. */
  isBelow: boolean
}

/** One column: its name, how many, how many of them late, and the orders in it. */
const BoardLane = memo(function BoardLane(props: BoardLaneProps) {
  const { lane, rows, stores, isOnSmall, isBelow } = props
  const t = useTranslations('food')
  const { Icon, head } = LANE_LOOKS[lane]
  const late = rows.filter(({ lateWhat }) => lateWhat !== null).length
  return (
    <section
      data-lane={lane}
      aria-labelledby={`lane-${lane}-name`}
      className={cn(
        'min-w-0',
        !isOnSmall && 'not-print:max-lg:hidden',
        isBelow && 'lg:col-span-full 2xl:col-span-1',
      )}
    >
      <div className="sticky top-(--board-top) z-10 mb-1.5 bg-background pb-0.5 not-print:max-lg:hidden print:static">
        <h2
          id={`lane-${lane}-name`}
          className={cn(
            'flex min-h-9 items-center gap-1.5 rounded-inner px-2 text-sm leading-(--line-tight) font-semibold',
            head,
          )}
        >
          <Icon aria-hidden className="size-4 shrink-0" />
          <span aria-hidden className="min-w-0 flex-1 truncate 2xl:hidden">
            {t(`laneShort.${lane}`)}
          </span>
          <span className="min-w-0 flex-1 truncate max-2xl:sr-only">{t(`lane.${lane}`)}</span>
          {late > 0 && <LateCount count={late} />}
          <span className="text-base tabular-nums">{rows.length}</span>
        </h2>
      </div>
      {rows.length === 0 && (
        <p className="px-2 py-1 text-sm text-muted">{t(`laneEmpty.${lane}`)}</p>
      )}
      <ul
        className={cn(
          'grid grid-cols-1 items-start gap-1.5 sm:grid-cols-2',
          isBelow ? 'lg:grid-cols-5 2xl:grid-cols-1' : 'lg:grid-cols-1',
        )}
      >
        {rows.map((row) => (
          <li
            key={row.card.id}
            className="min-w-0 [contain-intrinsic-size:auto_120px] [content-visibility:auto]"
          >
            <OrderTile {...row} store={stores.get(row.card.storeId)} saysStore={stores.size > 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}, sameLane)

function LateCount({ count }: { count: number }) {
  const t = useTranslations('food.board')
  return (
    <span className="flex items-center gap-1 rounded-full bg-late px-1.5 text-xs leading-5 font-semibold text-surface print:text-text">
      <AlarmClock aria-hidden className="size-3.5" />
      <span className="sr-only">{t('lateCount', { count })}</span>
      <span aria-hidden>{count}</span>
    </span>
  )
}

function sameLane(before: BoardLaneProps, after: BoardLaneProps): boolean {
  return (
    before.stores === after.stores &&
    before.isOnSmall === after.isOnSmall &&
    before.isBelow === after.isBelow &&
    sameRows(before.rows, after.rows)
  )
}

/** Whether two columns look the same, so that a tick of the clock draws only what it changes. */
export function sameRows(before: readonly BoardRow[], after: readonly BoardRow[]): boolean {
  return (
    before.length === after.length &&
    before.every((row, at) => FIELDS.every((field) => row[field] === after[at]?.[field]))
  )
}
