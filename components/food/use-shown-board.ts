'use client'

import { useDeferredValue, useEffect, useMemo } from 'react'
import { useNow } from '@/components/ui/use-now'
import type { OrderCard } from '@/lib/orders/schema'
import { alertsAmong } from './alerts/acknowledged'
import type { AlertKind } from './alerts/alert-of'
import { meetStoresHere, useAcknowledged } from './alerts/use-acknowledged'
import { useRing } from './alerts/use-ring'
import type { BoardAddress, BoardView } from './board-address'
import { buildBoard, type Board } from './build-board'
import { filterBoard } from './filter-board'
import type { FoodStore } from './food-store'
import { searchCards } from './search-cards'
import { useBoard, type FirstBoard } from './use-board'

/** How often the clock is looked at: ages and lateness are said in whole minutes. */
const LOOK_MS = 10_000

const NO_ALERTS: ReadonlyMap<number, AlertKind> = new Map()

export type ShownBoard = {
  /** All orders of the chosen stores; undefined until they are known. */
  cards: readonly OrderCard[] | undefined
  /** The stores that the filter lets through. */
  shownStores: readonly FoodStore[]
  /** What passes the search and the filters, in columns. */
  board: Board
  found: number
  alerts: ReadonlyMap<number, AlertKind>
  hiddenAlerts: number
  isError: boolean
  isFetching: boolean
}

type Input = {
  first: FirstBoard
  /** Whose orders this person may see; the same array while they are the same. */
  seenStores: readonly FoodStore[]
  address: BoardAddress
  typed: string
  view: BoardView
}

/** The orders of some stores as the board shows them now, sounding for what is not acknowledged. */
export function useShownBoard({ first, seenStores, address, typed, view }: Input): ShownBoard {
  const ids = seenStores.map(({ id }) => id)
  const query = useBoard(ids, first)
  const cards = query.data?.cards
  const alerts = useAlerts(ids, cards)
  // A tick of the clock redraws many ages at once, and in a rush cards change all the time: both are
  // drawn in small steps, between which whoever presses something is served.
  const now = useDeferredValue(useNow(LOOK_MS))
  const calmCards = useDeferredValue(cards)
  const calmAlerts = useDeferredValue(alerts)
  const sought = useDeferredValue(typed)
  const shownStores = useMemo(() => {
    const only = seenStores.filter(({ code }) => code === address.store)
    return only.length > 0 ? only : seenStores
  }, [seenStores, address.store])

  const passing = useMemo(() => {
    const storeIds = new Set(shownStores.map(({ id }) => id))
    return searchCards(calmCards ?? [], sought).filter(({ storeId }) => storeIds.has(storeId))
  }, [calmCards, sought, shownStores])
  const stage = stageOf(view, address)
  const board = useMemo(() => {
    const limits = new Map(seenStores.map(({ id, lateMinutes }) => [id, lateMinutes]))
    const limitsOf = (storeId: number) => limits.get(storeId) ?? null
    return filterBoard(buildBoard(passing, now, { limitsOf, alerts: calmAlerts }), stage)
  }, [passing, now, seenStores, calmAlerts, stage])

  const rows = Object.values(board).flat()
  const shownAlerts = rows.filter(({ alert }) => alert !== null).length
  const { isError, isFetching } = query
  return {
    ...{ cards, shownStores, board, alerts, isError, isFetching },
    found: rows.length,
    hiddenAlerts: calmAlerts.size - shownAlerts,
  }
}

/** What ended has no place on a map; columns need no filter by column. */
function stageOf(view: BoardView, { stage }: BoardAddress): BoardAddress['stage'] {
  if (view === 'columns') return null
  return view === 'map' && (stage === null || stage === 'done') ? 'open' : stage
}

function useAlerts(
  storeIds: readonly number[],
  cards: readonly OrderCard[] | undefined,
): ReadonlyMap<number, AlertKind> {
  const seen = useAcknowledged()
  const ids = storeIds.join()
  useEffect(() => {
    if (cards && ids !== '') meetStoresHere(ids.split(',').map(Number), cards)
  }, [cards, ids])
  const alerts = useMemo(
    () => (cards && seen ? alertsAmong(cards, seen) : NO_ALERTS),
    [cards, seen],
  )
  useRing(alerts, 'board')
  return alerts
}
