'use client'

import { Columns3, List, Map as MapIcon, Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Segmented } from '@/components/ui/forms/segmented'
import { Select } from '@/components/ui/forms/select'
import { TextInput } from '@/components/ui/forms/text-input'
import { cn } from '@/components/ui/cn'
import { IconButton } from '@/components/ui/icon-button'
import type { FoodStore } from '../food-store'
import {
  BOARD_VIEWS,
  type BoardAddress,
  type BoardView,
  STAGE_FILTERS,
  type StageFilter,
} from './board-address'

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
  /** At the right: the sound, the tools, the way to a new order. */
  children: ReactNode
}

/** The one row of tools, always in sight: how the board is shown, what of it, and what else there is. */
export function BoardBar(props: BoardBarProps) {
  const { view, address, change, stores, typed, onType, found, searchRef, children } = props
  return (
    <div className="flex flex-1 items-center gap-2">
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
      {children}
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
        const label = <span className="max-2xl:sr-only">{t(`view.${value}`)}</span>
        return { value, label, icon: <Icon aria-hidden /> }
      })}
      className="shrink-0 max-sm:hidden max-2xl:[&_label]:px-2.5 max-2xl:[&_svg]:size-5"
    />
  )
}

type BoardSearchProps = {
  value: string
  onChange: (typed: string) => void
  found: number
  inputRef: Ref<HTMLInputElement>
}

/** Narrows the board while it is typed; Escape leaves it, and empties it at the second press. */
function BoardSearch({ value, onChange, found, inputRef }: BoardSearchProps) {
  const t = useTranslations('board.search')
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (value === '') event.currentTarget.blur()
    else onChange('')
  }
  return (
    <div role="search" className="relative min-w-24 flex-1">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
      />
      <TextInput
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        aria-label={t('label')}
        placeholder={t('placeholder')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={leave}
        className="pr-12 pl-10"
      />
      {value !== '' && (
        <IconButton
          label={t('clear')}
          icon={<X aria-hidden />}
          onClick={() => onChange('')}
          className="absolute inset-y-0 right-0"
        />
      )}
      <p role="status" className="sr-only">
        {value.trim() !== '' && t('found', { count: found })}
      </p>
    </div>
  )
}

type StoreFilterProps = {
  stores: readonly FoodStore[]
  value: string | null
  onChange: (code: string | null) => void
}

/** One of the stores that the shell shows, by its code. */
function BoardStoreFilter({ stores, value, onChange }: StoreFilterProps) {
  const t = useTranslations('board.filter')
  return (
    <div className={cn('w-40 2xl:w-52', value === null && 'max-lg:hidden')}>
      <Select
        aria-label={t('store')}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">{t('allStores')}</option>
        {stores.map(({ id, code, name }) => (
          <option key={id} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  )
}

type StageFilterProps = {
  value: StageFilter | null
  onChange: (stage: StageFilter | null) => void
  /** What cannot be shown here: what ended has no place on a map. */
  without?: StageFilter
}

/** One column of the board, for the views that have none. */
function BoardStageFilter({ value, onChange, without }: StageFilterProps) {
  const t = useTranslations('board.filter')
  const lanes = useTranslations('food.lane')
  const stages = STAGE_FILTERS.filter((stage) => stage !== without && stage !== 'open')
  return (
    <div className={cn('w-40 2xl:w-52', value === null && 'max-sm:hidden')}>
      <Select
        aria-label={t('stage')}
        value={value ?? ''}
        onChange={(event) =>
          onChange(STAGE_FILTERS.find((stage) => stage === event.target.value) ?? null)
        }
      >
        {without !== 'done' && <option value="">{t('allStages')}</option>}
        <option value={without === 'done' ? '' : 'open'}>{t('open')}</option>
        {stages.map((stage) =>
          stage === 'open' ? null : (
            <option key={stage} value={stage}>
              {lanes(stage)}
            </option>
          ),
        )}
      </Select>
    </div>
  )
}
