'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { remember } from '@/components/shell/remember'
import { PageFoot } from '@/components/shell/frame/page-foot'
import { SoundBanner } from '@/components/shell/sound/sound-banner'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { cn } from '@/components/ui/cn'
import { Notice } from '@/components/ui/notice'
import { foodPaths } from '@/lib/food/keys'
import type { OrderCard } from '@/lib/orders/model/order-card'
import { AlertStrip } from '../alerts/alert-strip'
import { SoundButton } from '../alerts/sound-button'
import { SOUNDS } from '../alerts/sounds'
import { acknowledgeCards } from '../alerts/use-acknowledged'
import { boardStores } from '../food-store'
import { KitchenBar } from '../kitchen/kitchen-bar'
import { type KitchenScreen, useKitchenScreen } from '../kitchen/kitchen-screen'
import { FoodFrame } from '../states'
import { useTickets } from '../ticket/use-tickets'
import {
  BOARD_VIEW_COOKIE,
  type BoardAddress,
  type BoardView,
  boardSearch,
  readBoardAddress,
} from './board-address'
import { BoardBar } from './board-bar'
import { BoardConnection, NewOrderLink } from './board-head'
import { BoardSkeleton } from './board-skeleton'
import { BoardBody } from './columns'
import { ToolsMenu } from './tools-menu'
import type { FirstBoard } from './use-board'
import { useBoardKeys } from './use-board-keys'
import { useCardLinks } from './use-card-links'
import { useShownBoard } from './use-shown-board'

/** An address is not written with every letter: browsers allow it a hundred times in half a minute. */
const SETTLES_MS = 400

const SoundDialog = dynamic(
  () => import('../alerts/sound-dialog').then((file) => file.SoundDialog),
  { ssr: false },
)
const TicketPrinter = dynamic(
  () => import('../ticket/ticket-printer').then((file) => file.TicketPrinter),
  { ssr: false },
)
const TicketsDialog = dynamic(
  () => import('../ticket/tickets-dialog').then((file) => file.TicketsDialog),
  { ssr: false },
)
const StoreQuestion = dynamic(() => import('./store-question').then((file) => file.StoreQuestion))
const KeysDialog = dynamic(() => import('./keys-dialog').then((file) => file.KeysDialog), {
  ssr: false,
})

/**
 * How much of the window a board takes at least, so that its foot is the window's. `--board-top` is
 * where what stays in sight below the row of tools begins.
 */
const FULL = cn(
  'min-h-[calc(100dvh-var(--shell-top,0px)-var(--shell-bottom,0px))] gap-2 pt-0 pb-0 lg:pt-0 lg:pb-0',
  '[--board-top:calc(var(--shell-top,0px)+4rem)]',
)

type FoodBoardProps = {
  first: FirstBoard
  /** How this device last showed the board. */
  usualView: BoardView
}

/** All food orders of the chosen stores: in columns by where they stand, as a list, or on a map. */
export function FoodBoard({ first, usualView }: FoodBoardProps) {
  const { chosen, isAsked } = useChosenStores()
  const seenStores = useMemo(() => boardStores(chosen), [chosen])
  const { address, view, change } = useBoardAddress(usualView)
  const [typed, setTyped] = useTypedSearch(address.search, (search) => change({ search }))
  const shown = useShownBoard({ first, seenStores, address, typed, view })
  const { cards, alerts } = shown
  const mayPlace = seenStores.some((store) => store.may.includes('food.place'))
  const seeAll = () => acknowledgeCards((cards ?? []).filter(({ id }) => alerts.has(id)))
  const keys = useKeys({ mayPlace, cards, seeAll })
  const hasTickets = useTickets(cards)
  const screen = useKitchenScreen()
  const onCard = useCardLinks()
  const isEmpty = cards?.length === 0
  const onView = (next: BoardView) => change({ view: next })
  const tools = { mayPlace, screen, keys, view, onView }
  const showAll = () => {
    setTyped('')
    change({ store: null, stage: null })
  }

  return (
    <FoodFrame density={view === 'list' ? 'desk' : 'counter'} className={FULL}>
      <div
        data-density="counter"
        className="sticky top-(--shell-top,0px) z-20 -mx-4 flex min-h-16 items-center justify-end gap-2 bg-background px-4 lg:-mx-6 lg:px-6 print:hidden"
      >
        <BoardTitle isShown={isEmpty} />
        {cards && !isEmpty ? (
          <BoardBar
            view={view}
            address={address}
            change={change}
            typed={typed}
            stores={seenStores}
            onType={setTyped}
            found={shown.found}
            searchRef={keys.search}
          >
            <BoardTools {...tools} />
          </BoardBar>
        ) : (
          <BoardTools {...tools} />
        )}
      </div>
      {shown.isError && <BoardFailed />}
      {!isAsked && !isEmpty && <StoreQuestion />}
      <div className="flex min-w-0 flex-col gap-2" onClickCapture={onCard}>
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
      </div>
      <PageFoot>
        <BoardConnection />
        <SoundBanner sound={SOUNDS.changed} />
        <AlertStrip
          alerts={alerts}
          hidden={shown.hiddenAlerts}
          onSeen={seeAll}
          {...(view !== 'map' && { onShow: focusNextAlert })}
        />
      </PageFoot>
      {keys.dialog}
      {hasTickets && <TicketPrinter />}
    </FoodFrame>
  )
}

type BoardToolsProps = {
  mayPlace: boolean
  screen: KitchenScreen
  keys: Pick<ReturnType<typeof useKeys>, 'show' | 'showTickets'>
  view: BoardView
  onView: (view: BoardView) => void
}

/** What stands at the right of the row in every view. A phone has the way to a new order in its bar. */
function BoardTools({ mayPlace, screen, keys, view, onView }: BoardToolsProps) {
  const [isSoundOpen, setSoundOpen] = useState(false)
  return (
    <>
      <SoundButton onOpen={() => setSoundOpen(true)} />
      {/* Whether the browser lets it sound may turn out while it is open. */}
      {isSoundOpen && <SoundDialog onClose={() => setSoundOpen(false)} />}
      <ToolsMenu view={view} onView={onView} onKeys={keys.show} onTickets={keys.showTickets} />
      <KitchenBar state={screen} />
      {mayPlace && screen === 'off' && (
        <span className="max-sm:hidden">
          <NewOrderLink hasKey />
        </span>
      )}
    </>
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
  const [shown, setShown] = useState<'keys' | 'tickets' | null>(null)
  const show = () => setShown('keys')
  const close = () => setShown(null)
  useBoardKeys({
    ...(mayPlace && { n: () => router.push(foodPaths.newOrder()) }),
    '/': () => search.current?.focus(),
    a: () => acknowledgeFocused(cards ?? [], seeAll),
    t: askForFocused,
    '?': show,
  })
  const dialog =
    shown === 'keys' ? (
      <KeysDialog onClose={close} />
    ) : (
      shown === 'tickets' && <TicketsDialog onClose={close} />
    )
  return { search, show, showTickets: () => setShown('tickets'), dialog }
}

/** The page's name: the navigation says it already, so that it stands there where there is room. */
function BoardTitle({ isShown }: { isShown: boolean }) {
  const t = useTranslations('food')
  return (
    <h1 className={cn('text-lg font-semibold', isShown ? 'mr-auto' : 'sr-only')}>{t('title')}</h1>
  )
}

function BoardFailed() {
  const t = useTranslations('food.board')
  return <Notice kind="late" role="status" title={t('failed')} />
}

/** Puts the focus on the next card or row that nobody has seen yet, round and round. */
function focusNextAlert(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-card][data-alert]')]
  const at = cards.findIndex((card) => card === document.activeElement)
  const next = cards[(at + 1) % cards.length]
  next?.scrollIntoView({ block: 'center' })
  next?.focus({ preventScroll: true })
}

/** Prints the ticket of the order whose card has the focus, where it has one to print. */
function askForFocused(): void {
  const card = document.activeElement?.closest('article')
  card?.querySelector<HTMLElement>('[data-ticket]')?.click()
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
