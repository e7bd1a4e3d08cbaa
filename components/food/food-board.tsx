'use client'

import { Plus, UtensilsCrossed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useDeferredValue, useMemo } from 'react'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { buttonClass } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Kbd } from '@/components/ui/kbd'
import { Notice } from '@/components/ui/notice'
import { PageHeader } from '@/components/ui/page-header'
import { useNow } from '@/components/ui/use-now'
import { foodPaths } from '@/lib/food/keys'
import { BoardLane } from './board-lane'
import { BoardLinks } from './board-links'
import { BoardSkeleton } from './board-skeleton'
import { buildBoard } from './build-board'
import { boardStores } from './board-stores'
import { FoodFrame } from './food-frame'
import { LANES } from './lanes'
import { LaneStrip } from './lane-strip'
import { useBoard, type FirstBoard } from './use-board'
import { moveBetweenCards, useNewOrderKey } from './use-board-keys'

/** How often the clock is looked at: ages and lateness are said in whole minutes. */
const LOOK_MS = 10_000

/** All food orders of the chosen stores, by where they stand. */
export function FoodBoard({ first }: { first: FirstBoard }) {
  const t = useTranslations('food')
  const { chosen } = useChosenStores()
  const seen = useMemo(() => boardStores(chosen), [chosen])
  const stores = useMemo(() => new Map(seen.map((store) => [store.id, store])), [seen])
  const query = useBoard([...stores.keys()], first)
  // A tick of the clock redraws many ages at once and can wait for whoever is pressing something.
  const now = useDeferredValue(useNow(LOOK_MS))
  const cards = query.data?.cards
  const board = useMemo(() => buildBoard(cards ?? [], now), [cards, now])
  const mayPlace = seen.some((store) => store.may.includes('food.place'))
  useNewOrderKey(mayPlace)

  return (
    <FoodFrame>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {seen.length > 0 && <BoardLinks />}
            {mayPlace && <NewOrderLink hasKey />}
          </>
        }
      />
      {query.isError && <Notice kind="late" role="status" title={t('board.failed')} />}
      {!cards ? (
        !query.isError && <BoardSkeleton />
      ) : cards.length === 0 ? (
        <EmptyState
          icon={<UtensilsCrossed aria-hidden />}
          title={t('board.empty')}
          text={t('board.emptyText')}
          action={mayPlace && <NewOrderLink />}
        />
      ) : (
        <>
          <LaneStrip board={board} />
          <div
            className="grid grid-cols-1 items-start gap-x-3 gap-y-6 lg:grid-cols-5"
            aria-busy={query.isFetching}
            onKeyDown={moveBetweenCards}
          >
            {LANES.filter((lane) => lane !== 'needs-you' || board[lane].length > 0).map((lane) => (
              <BoardLane key={lane} lane={lane} rows={board[lane]} stores={stores} />
            ))}
          </div>
        </>
      )}
    </FoodFrame>
  )
}

function NewOrderLink({ hasKey = false }: { hasKey?: boolean }) {
  const t = useTranslations('food')
  return (
    <Link
      href={foodPaths.newOrder()}
      className={buttonClass({ variant: 'primary', size: 'counter' })}
    >
      <Plus aria-hidden />
      {t('newOrder')}
      {hasKey && (
        <span aria-hidden className="max-lg:hidden [&_kbd]:border-on-accent [&_kbd]:text-on-accent">
          <Kbd>N</Kbd>
        </span>
      )}
    </Link>
  )
}
