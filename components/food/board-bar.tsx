'use client'

import { Columns3, Keyboard, List, Map as MapIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { Ref } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { Segmented } from '@/components/ui/segmented'
import { BOARD_VIEWS, type BoardAddress, type BoardView } from './board-address'
import { BoardStageFilter, BoardStoreFilter } from './board-filters'
import { BoardSearch } from './board-search'
import type { FoodStore } from './food-store'

const ICONS = { columns: Columns3, list: List, map: MapIcon }

type BoardBarProps = {
  view: BoardView
  address: BoardAddress
  change: (changes: Partial<BoardAddress>) => void
  stores: readonly FoodStore[]
  typed: string
  onType: (typed: string) => void
  found: number
  searchRef: Ref<HTMLInputElement>
  onKeys: () => void
}

/** How the board is shown, and what of it. */
export function BoardBar(props: BoardBarProps) {
  const { view, address, change, stores, typed, onType, found, searchRef, onKeys } = props
  const t = useTranslations('board')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ViewChoice view={view} onChange={(next) => change({ view: next })} />
      <BoardSearch value={typed} onChange={onType} found={found} inputRef={searchRef} />
      {stores.length > 1 && (
        <BoardStoreFilter
          stores={stores}
          value={address.store}
          onChange={(store) => change({ store })}
        />
      )}
      {view !== 'columns' && (
        <BoardStageFilter
          value={address.stage}
          onChange={(stage) => change({ stage })}
          {...(view === 'map' && { without: 'done' })}
        />
      )}
      <IconButton
        label={t('keys.open')}
        icon={<Keyboard aria-hidden />}
        onClick={onKeys}
        className="max-lg:hidden"
      />
    </div>
  )
}

type ViewChoiceProps = { view: BoardView; onChange: (view: BoardView) => void }

function ViewChoice({ view, onChange }: ViewChoiceProps) {
  const t = useTranslations('board')
  return (
    <Segmented
      label={t('view.label')}
      name="board-view"
      value={view}
      onChange={onChange}
      options={BOARD_VIEWS.map((value) => {
        const Icon = ICONS[value]
        return { value, label: t(`view.${value}`), icon: <Icon aria-hidden /> }
      })}
      className="max-sm:basis-full"
    />
  )
}
