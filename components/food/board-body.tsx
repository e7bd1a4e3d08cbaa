import { SearchX, UtensilsCrossed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useMemo } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { BoardAddress, BoardView } from './board-address'
import { BoardColumns } from './board-columns'
import type { FoodStore } from './food-store'
import { NewOrderLink } from './new-order-link'
import type { ShownBoard } from './use-shown-board'

/** Most look at columns: the other views' code comes when they are chosen. */
const BoardList = dynamic(() => import('./board-list').then((file) => file.BoardList))
const BoardMap = dynamic(() => import('./board-map').then((file) => file.BoardMap))

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
