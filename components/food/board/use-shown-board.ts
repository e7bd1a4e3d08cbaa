'use client'

import { foldText } from '@/lib/domain/fold-text'
import { useDeferredValue, useEffect, useMemo } from 'react'
import { useNow } from '@/components/ui/clock/use-now'
import { plainNumber } from '@/lib/domain/typed-text'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { AlertKind } from '@/lib/food/model/alert-of'
import {
  acknowledgeOwn,
  alertsAmong,
  meetStoresHere,
  useAcknowledged,
} from '../alerts/use-acknowledged'
import { useRing } from '../alerts/use-ring'
import type { FoodStore } from '../food-store'
import type { BoardAddress, BoardView, StageFilter } from './board-address'
import { type Board, LANES, type Lane, buildBoard } from './build-board'
import { type FirstBoard, useBoard } from './use-board'

/** From so many digits on a number typed with its country code is taken for the number without. */
const WHOLE_PHONE_DIGITS = 7

const sought = new WeakMap<OrderCard, Sought>()

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
  /** Whether something is searched for. */
  isSearched: boolean
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
    cards,
    shownStores,
    board,
    alerts,
    isError,
    isFetching,
    found: rows.length,
    isSearched: sought.trim() !== '',
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
    if (!cards || ids === '') return
    meetStoresHere(ids.split(',').map(Number), cards)
    acknowledgeOwn(cards)
  }, [cards, ids])
  const alerts = useMemo(
    () => (cards && seen ? alertsAmong(cards, seen) : NO_ALERTS),
    [cards, seen],
  )
  useRing(alerts, 'board')
  return alerts
}

/** Of a board, what one column's name or "everything open" lets through; all for null. */
export function filterBoard(board: Board, stage: StageFilter | null): Board {
  if (stage === null) return board
  const passes = (lane: Lane) => (stage === 'open' ? lane !== 'done' : lane === stage)
  const filtered = { ...board }
  for (const lane of LANES) if (!passes(lane)) filtered[lane] = []
  return filtered
}

/**
 * The orders that what was typed speaks of: every word of it is somewhere in the code, the
 * customer's name, phone or address, an order id, or the courier's name, phone or plate. Capitals,
 * full-width forms, and the spaces and dashes in numbers do not matter.
 */
export function searchCards(cards: readonly OrderCard[], typed: string): readonly OrderCard[] {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return cards
  const digits = typedDigits(typed)
  return cards.filter((card) => {
    const { text, numbers } = soughtOf(card)
    return (
      words.every((word) => text.includes(word)) ||
      (digits !== null && numbers.some((number) => holds(number, digits)))
    )
  })
}

function holds(number: string, digits: string): boolean {
  if (number.includes(digits)) return true
  return number.length >= WHOLE_PHONE_DIGITS && digits.endsWith(number)
}

/** `9123 4567` and `+852-9123-4567` are one number, not several words; null for anything else. */
function typedDigits(typed: string): string | null {
  const text = plainNumber(typed)
  const digits = text.replace(/\D/g, '')
  return digits !== '' && /^[\d\s+().\-‐-―#]+$/.test(text) ? digits : null
}

type Sought = { text: string; numbers: readonly string[] }

/** Cards never change, so that what is sought in them is made once. */
function soughtOf(card: OrderCard): Sought {
  const known = sought.get(card)
  if (known) return known
  const { pickupCode, recipientName, title, recipientPhone, address, courier } = card
  const ids = [card.clientOrderId, card.platformOrderId]
  const texts = [recipientName, title, address, courier?.name, courier?.plate]
  const numbers = [pickupCode, recipientPhone, courier?.phone, ...ids]
  const made = {
    text: plain([...texts, ...numbers].filter(Boolean).join(' ')),
    numbers: numbers.map((number) => number?.replace(/\D/g, '') ?? '').filter(Boolean),
  }
  sought.set(card, made)
  return made
}

function plain(text: string): string {
  return foldText(text).replace(/\s+/g, ' ').trim()
}
