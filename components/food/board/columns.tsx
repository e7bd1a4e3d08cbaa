'use client'

import { SearchX, UtensilsCrossed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { memo, useMemo, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { EmptyState } from '@/components/ui/empty-state'
import type { FoodStore, StoreNames } from '../food-store'
import type { BoardAddress, BoardView } from './board-address'
import { NewOrderLink } from './board-head'
import { type Board, type BoardRow, LANES, type Lane } from './build-board'
import { OrderTile } from './order-tile'
import { moveBetweenCards } from './use-board-keys'
import type { ShownBoard } from './use-shown-board'

const FIELDS = [
  'card',
  'attention',
  'alert',
  'lateWhat',
  'lateMinutes',
  'ageMinutes',
  'nextMinutes',
  'asOfMinutes',
] as const satisfies (keyof BoardRow)[]

/** Most look at columns: the other views' code comes when they are chosen. */
const BoardList = dynamic(() => import('./list').then((file) => file.BoardList))
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
  if (cards?.length === 0) return <NoOrders mayPlace={mayPlace} />
  if (view === 'map') return <BoardMap board={board} stores={shownStores} />
  if (shown.found === 0) return <NothingFits onShowAll={onShowAll} />
  if (view === 'columns') {
    return <BoardColumns board={board} stores={stores} isBusy={shown.isFetching} />
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

function NoOrders({ mayPlace }: { mayPlace: boolean }) {
  const t = useTranslations('food.board')
  return (
    <EmptyState
      icon={<UtensilsCrossed aria-hidden />}
      title={t('empty')}
      text={t('emptyText')}
      action={mayPlace && <NewOrderLink />}
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

type BoardColumnsProps = { board: Board; stores: StoreNames; isBusy: boolean }

/** The board in columns by stage; on a small screen one list with a strip of counts (decision 0055). */
function BoardColumns({ board, stores, isBusy }: BoardColumnsProps) {
  return (
    <>
      <LaneStrip board={board} />
      <div
        className="grid grid-cols-1 items-start gap-x-3 gap-y-6 lg:grid-cols-5"
        aria-busy={isBusy}
        onKeyDown={moveBetweenCards}
      >
        {LANES.filter((lane) => lane !== 'needs-you' || board[lane].length > 0).map((lane) => (
          <BoardLane key={lane} lane={lane} rows={board[lane]} stores={stores} />
        ))}
      </div>
    </>
  )
}

/** On a tablet or phone: how many stand where, and one press to go there. Always in sight. */
function LaneStrip({ board }: { board: Board }) {
  const t = useTranslations('food')
  const shown = LANES.filter((lane) => lane !== 'needs-you' || board[lane].length > 0)
  return (
    <nav
      aria-label={t('board.jump')}
      className="sticky top-(--shell-top,0px) z-20 -mx-4 grid auto-cols-fr grid-flow-col gap-1 border-b bg-background px-2 py-1 lg:hidden"
    >
      {shown.map((lane) => (
        <a
          key={lane}
          href={`#lane-${lane}`}
          aria-disabled={board[lane].length === 0}
          className={cn(
            'flex min-h-14 flex-col items-center justify-center rounded-inner px-0.5 text-center active:bg-sunken',
            lane === 'needs-you' && 'bg-late-soft text-late',
          )}
        >
          <span className="text-lg font-semibold tabular-nums">{board[lane].length}</span>
          <span className="text-xs leading-tight">{t(`laneShort.${lane}`)}</span>
        </a>
      ))}
    </nav>
  )
}

type BoardLaneProps = {
  lane: Lane
  rows: readonly BoardRow[]
  stores: StoreNames
}

/** One column: its name, how many, and the orders in it. Below 1024 px it is a section of one list. */
const BoardLane = memo(function BoardLane({ lane, rows, stores }: BoardLaneProps) {
  const t = useTranslations('food')
  const [isOpen, setOpen] = useState(false)
  const isFolded = lane === 'done' && !isOpen
  return (
    <section
      id={`lane-${lane}`}
      data-lane={lane}
      aria-labelledby={`lane-${lane}-name`}
      className={cn(
        'min-w-0 scroll-mt-24',
        lane === 'needs-you' && 'lg:col-span-full',
        rows.length === 0 && 'max-lg:hidden',
      )}
    >
      <div className="flex items-center justify-between gap-2 pb-2">
        <h2
          id={`lane-${lane}-name`}
          className="flex min-h-6 items-baseline gap-2 text-sm font-semibold"
        >
          {t(`lane.${lane}`)}
          <span className="text-muted tabular-nums">{rows.length}</span>
        </h2>
        {lane === 'done' && (
          <Button
            variant="quiet"
            className="lg:hidden"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? t('board.hideDone') : t('board.showDone', { count: rows.length })}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className="text-sm text-muted">{t(`laneEmpty.${lane}`)}</p>}
      <ul
        className={cn(
          'grid grid-cols-1 items-start gap-2 sm:grid-cols-2',
          lane === 'needs-you' ? 'lg:grid-cols-5' : 'lg:grid-cols-1',
          isFolded && 'max-lg:hidden',
        )}
      >
        {rows.map((row) => (
          <li
            key={row.card.id}
            className="min-w-0 [contain-intrinsic-size:auto_180px] [content-visibility:auto]"
          >
            <OrderTile
              {...row}
              region={stores.get(row.card.storeId)?.region ?? 'HK'}
              storeCode={stores.size > 1 ? (stores.get(row.card.storeId)?.code ?? null) : null}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}, sameLane)

function sameLane(before: BoardLaneProps, after: BoardLaneProps): boolean {
  return before.stores === after.stores && sameRows(before.rows, after.rows)
}

/** Whether two columns look the same, so that a tick of the clock draws only what it changes. */
export function sameRows(before: readonly BoardRow[], after: readonly BoardRow[]): boolean {
  return (
    before.length === after.length &&
    before.every((row, at) => FIELDS.every((field) => row[field] === after[at]?.[field]))
  )
}
