'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { remember } from '@/components/shell/remember'
import { SoundBanner } from '@/components/shell/sound/sound-banner'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { foodPaths } from '@/lib/food/keys'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { AlertStrip } from '../alerts/alert-strip'
import { SoundButton } from '../alerts/sound-button'
import { SOUNDS } from '../alerts/sounds'
import { acknowledgeCards } from '../alerts/use-acknowledged'
import { boardStores } from '../food-store'
import { FoodFrame } from '../states'
import {
  BOARD_VIEW_COOKIE,
  type BoardAddress,
  type BoardView,
  boardSearch,
  readBoardAddress,
} from './board-address'
import { BoardBar } from './board-bar'
import { BoardConnection, BoardLinks, NewOrderLink } from './board-head'
import { BoardSkeleton } from './board-skeleton'
import { BoardBody } from './columns'
import type { FirstBoard } from './use-board'
import { useBoardKeys } from './use-board-keys'
import { useShownBoard } from './use-shown-board'

/** An address is not written with every letter: browsers allow it a hundred times in half a minute. */
const SETTLES_MS = 400

const KeysDialog = dynamic(() => import('./keys-dialog').then((file) => file.KeysDialog), {
  ssr: false,
})

/** How much of the window a board takes at least, so that its foot is the window's. */
const FULL = 'min-h-[calc(100dvh-var(--shell-top,0px)-var(--shell-bottom,0px))] pb-0 lg:pb-0'

type FoodBoardProps = {
  first: FirstBoard
  /** How this device last showed the board. */
  usualView: BoardView
}

/** All food orders of the chosen stores: in columns by where they stand, as a list, or on a map. */
export function FoodBoard({ first, usualView }: FoodBoardProps) {
  const { chosen } = useChosenStores()
  const seenStores = useMemo(() => boardStores(chosen), [chosen])
  const { address, view, change } = useBoardAddress(usualView)
  const [typed, setTyped] = useTypedSearch(address.search, (search) => change({ search }))
  const shown = useShownBoard({ first, seenStores, address, typed, view })
  const { cards, alerts } = shown
  const mayPlace = seenStores.some((store) => store.may.includes('food.place'))
  const seeAll = () => acknowledgeCards((cards ?? []).filter(({ id }) => alerts.has(id)))
  const keys = useKeys({ mayPlace, cards, seeAll })
  const showAll = () => {
    setTyped('')
    change({ store: null, stage: null })
  }

  return (
    <FoodFrame density={view === 'list' ? 'desk' : 'counter'} className={FULL}>
      <SoundBanner sound={SOUNDS.changed} />
      <BoardConnection />
      <BoardHead maySee={seenStores.length > 0} mayPlace={mayPlace} isError={shown.isError} />
      {cards && cards.length > 0 && (
        <BoardBar
          view={view}
          address={address}
          change={change}
          typed={typed}
          stores={seenStores}
          onType={setTyped}
          found={shown.found}
          searchRef={keys.search}
          onKeys={keys.show}
        />
      )}
      {cards ? (
        <BoardBody
          view={view}
          address={address}
          change={change}
          shown={shown}
          seenStores={seenStores}
          mayPlace={mayPlace}
          onShowAll={showAll}
        />
      ) : (
        !shown.isError && <BoardSkeleton />
      )}
      <AlertStrip
        alerts={alerts}
        hidden={shown.hiddenAlerts}
        onSeen={seeAll}
        {...(view !== 'map' && { onShow: focusNextAlert })}
      />
      {keys.dialog}
    </FoodFrame>
  )
}

type KeysInput = {
  mayPlace: boolean
  cards: readonly OrderCard[] | undefined
  seeAll: () => void
}

/** The keys of the board, with the field that `/` goes to and the window that `?` opens. */
function useKeys({ mayPlace, cards, seeAll }: KeysInput) {
  const router = useRouter()
  const search = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const show = () => setShown(true)
  useBoardKeys({
    ...(mayPlace && { n: () => router.push(foodPaths.newOrder()) }),
    '/': () => search.current?.focus(),
    a: () => acknowledgeFocused(cards ?? [], seeAll),
    '?': show,
  })
  return { search, show, dialog: isShown && <KeysDialog onClose={() => setShown(false)} /> }
}

type BoardHeadProps = { maySee: boolean; mayPlace: boolean; isError: boolean }

function BoardHead({ maySee, mayPlace, isError }: BoardHeadProps) {
  const t = useTranslations('food')
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {maySee && <BoardLinks />}
            <SoundButton />
            {mayPlace && <NewOrderLink hasKey />}
          </>
        }
      />
      {isError && <Notice kind="late" role="status" title={t('board.failed')} />}
    </>
  )
}

/** Puts the focus on the next card or row that nobody has seen yet, round and round. */
function focusNextAlert(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card][data-alert]')]
  const at = cards.findIndex((card) => card === document.activeElement)
  const next = cards[(at + 1) % cards.length]
  next?.scrollIntoView({ block: 'center' })
  next?.focus({ preventScroll: true })
}

/** Acknowledges the order whose card has the focus; without one, everything. */
function acknowledgeFocused(cards: readonly OrderCard[], all: () => void): void {
  const focused = document.activeElement?.closest<HTMLElement>('[data-card]')
  const card = cards.find(({ id }) => String(id) === focused?.dataset['card'])
  if (card) acknowledgeCards([card])
  else all()
}

/** What is typed in the search, at first what the address says; `write` follows when it settles. */
function useTypedSearch(
  inAddress: string,
  write: (typed: string) => void,
): [typed: string, type: (typed: string) => void] {
  const [typed, type] = useState(inAddress)
  const settle = useEffectEvent(() => {
    if (typed.trim() !== inAddress) write(typed)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, type]
}

/**
 * How the board is shown, kept in the address; changing it asks nothing of the server. `usualView`
 * is how this device last showed it.
 */
function useBoardAddress(usualView: BoardView) {
  const path = usePathname()
  const params = useSearchParams()
  const address = useMemo(() => readBoardAddress(params), [params])
  const change = (changes: Partial<BoardAddress>) => {
    if (changes.view) remember(BOARD_VIEW_COOKIE, changes.view)
    // Read anew: what was typed a moment ago may be in the address, but not yet in `address`.
    const now = readBoardAddress(new URLSearchParams(window.location.search))
    window.history.replaceState(null, '', path + boardSearch({ ...now, ...changes }))
  }
  return { address, view: address.view ?? usualView, change }
}
