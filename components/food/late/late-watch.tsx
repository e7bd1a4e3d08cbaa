'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useMemo } from 'react'
import { setLateCount } from '@/components/shell/late-count'
import { useChosenStores } from '@/components/shell/viewer-provider'
import { useNow } from '@/components/ui/clock/use-now'
import { foodPaths } from '@/lib/food/keys'
import { countLate } from '../board/lateness'
import { useBoard } from '../board/use-board'
import { boardStores } from '../food-store'
import { badgeApp, badgeIcon, watchTitle } from './late-signs'

/** How often the clock is looked at: lateness is said in whole minutes. */
const LOOK_MS = 10_000

/**
 * Counts what is late at the chosen stores, on whichever page somebody is, and says so where it is
 * seen without looking: in the page's title, in its icon, in the navigation.
 */
export function LateWatch() {
  const { chosen } = useChosenStores()
  const stores = useMemo(() => boardStores(chosen).filter(({ hasFood }) => hasFood), [chosen])
  return stores.length === 0 ? null : (
    <Count key={stores.map(({ id }) => id).join()} stores={stores} />
  )
}

function Count({ stores }: { stores: ReturnType<typeof boardStores> }) {
  // The board's page reads it itself. What came before that page has its scripts would differ from
  // what the server drew there, and everything would be drawn anew under the first press.
  const reads = usePathname() !== foodPaths.board()
  const { data } = useBoard(
    stores.map(({ id }) => id),
    undefined,
    reads,
  )
  const now = useNow(LOOK_MS)
  const cards = data?.cards
  const count = useMemo(() => {
    const limits = new Map(stores.map(({ id, lateMinutes }) => [id, lateMinutes]))
    return cards ? countLate(cards, now, (storeId) => limits.get(storeId) ?? null) : 0
  }, [cards, now, stores])
  useEffect(() => {
    setLateCount(count)
    badgeIcon(count)
    badgeApp(count)
    return watchTitle(count)
  }, [count])
  useEffect(
    () => () => {
      setLateCount(0)
      badgeIcon(0)
      badgeApp(0)
    },
    [],
  )
  return null
}
