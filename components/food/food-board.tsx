'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { foodPaths } from '@/lib/food/keys'
import type { OrderCard } from '@/lib/orders/schema'
import { acknowledgeFocused } from './alerts/acknowledge-focused'
import { AlertStrip } from './alerts/alert-strip'
import { focusNextAlert } from './alerts/focus-next-alert'
import { SoundBanner } from '@/components/shell/sound/sound-banner'
import { SOUNDS } from './alerts/sounds'
import { SoundButton } from './alerts/sound-button'
import { acknowledgeCards } from './alerts/use-acknowledged'
import type { BoardView } from './board-address'
import { BoardBar } from './board-bar'
import { BoardBody } from './board-body'
import { BoardConnection } from './board-connection'
import { BoardLinks } from './board-links'
import { BoardSkeleton } from './board-skeleton'
import { boardStores } from './board-stores'
import { FoodFrame } from './food-frame'
import { NewOrderLink } from './new-order-link'
import type { FirstBoard } from './use-board'
import { useBoardAddress } from './use-board-address'
import { useBoardKeys } from './use-board-keys'
import { useShownBoard } from './use-shown-board'
import { useTypedSearch } from './use-typed-search'

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
          {...{ view, address, change, typed }}
          {...{ stores: seenStores, onType: setTyped, found: shown.found }}
          {...{ searchRef: keys.search, onKeys: keys.show }}
        />
      )}
      {cards ? (
        <BoardBody
          {...{ view, address, change, shown, seenStores, mayPlace }}
          onShowAll={showAll}
        />
      ) : (
        !shown.isError && <BoardSkeleton />
      )}
      <AlertStrip
        {...{ alerts, hidden: shown.hiddenAlerts, onSeen: seeAll }}
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
