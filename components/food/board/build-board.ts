import { type Attention, attentionOf } from '@/components/orders/attention'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { AlertKind } from '../alerts/alert-of'
import {
  type LateMinutes,
  type Lateness,
  latenessOf,
  minutesSince,
  minutesUntil,
  dwellOf,
} from './lateness'

/** The columns of the board, in the order in which they are read. */
export const LANES = ['needs-you', 'waiting', 'coming', 'at-store', 'on-the-way', 'done'] as const

/**
 * A card with all that the clock says about it, in whole minutes: as long as none of these change,
 * the drawn card does not either.
 */
export type BoardRow = {
  card: OrderCard
  attention: Attention | null
  /** What nobody at this device has acknowledged yet. */
  alert: AlertKind | null
  /** When something should have happened to it (epoch ms): the earliest is the most urgent. */
  due: number
  lateWhat: Lateness['what'] | null
  lateMinutes: number
  /** Since the order was made here. */
  ageMinutes: number
  /** Until the next predicted moment; 0 when it has come. */
  nextMinutes: number
  /** Since the platform said so. */
  asOfMinutes: number
}

export type Board = Record<Lane, BoardRow[]>

type BoardContext = {
  /** A store's own patience; null where it is not known. */
  limitsOf?: (storeId: number) => LateMinutes | null
  alerts?: ReadonlyMap<number, AlertKind>
}

/** Sorts cards into columns and each column by urgency. `now` in epoch milliseconds. */
export function buildBoard(
  cards: readonly OrderCard[],
  now: number,
  { limitsOf = () => null, alerts }: BoardContext = {},
): Board {
  const board: Board = {
    'needs-you': [],
    waiting: [],
    coming: [],
    'at-store': [],
    'on-the-way': [],
    done: [],
  }
  for (const { card, limits, due } of sortByUrgency(cards, limitsOf)) {
    const attention = attentionOf(card, now)
    const alert = alerts?.get(card.id) ?? null
    const row = { card, attention, alert, due, ...minutesOf(card, now, limits) }
    if (attention === 'refused' && wasTriedAgain(card, cards)) board.done.push(row)
    else board[attention ? 'needs-you' : laneOfStage(card)].push(row)
  }
  board.done.sort((a, b) => lastTouched(b.card) - lastTouched(a.card))
  return board
}

function minutesOf(card: OrderCard, now: number, limits: LateMinutes | null) {
  const late = latenessOf(card, now, limits)
  return {
    lateWhat: late?.what ?? null,
    lateMinutes: late?.minutes ?? 0,
    ageMinutes: minutesSince(card.createdAt, now),
    nextMinutes: card.next ? minutesUntil(card.next.at, now) : 0,
    asOfMinutes: card.next ? minutesSince(card.next.asOf, now) : 0,
  }
}

/**
 * By what is due first: the next moment to come or the end of the store's patience; where neither
 * is known, the promise, else the order's age: unknown is urgent.
 */
function sortByUrgency(
  cards: readonly OrderCard[],
  limitsOf: (storeId: number) => LateMinutes | null,
) {
  return cards
    .map((card) => {
      const limits = limitsOf(card.storeId)
      return { card, limits, due: dueAt(card, limits), made: Date.parse(card.createdAt) }
    })
    .sort((a, b) => a.due - b.due || a.made - b.made || a.card.id - b.card.id)
}

function dueAt(card: OrderCard, limits: LateMinutes | null): number {
  const stay = limits && dwellOf(card, limits)
  const known = Date.parse(card.next?.at ?? card.scheduledFor ?? card.createdAt)
  return stay && card.next ? Math.min(known, stay.until) : known
}

function lastTouched(card: OrderCard): number {
  return Date.parse(card.closedAt ?? card.statusAt ?? card.createdAt)
}

/** A refused order needs nobody any more once the same customer's order was sent again. */
function wasTriedAgain(refused: OrderCard, cards: readonly OrderCard[]): boolean {
  const { id, storeId, recipientPhone } = refused
  return (
    recipientPhone !== null &&
    cards.some(
      (card) => card.id > id && card.storeId === storeId && card.recipientPhone === recipientPhone,
    )
  )
}

export type Lane = (typeof LANES)[number]

/** The column of a card that needs nobody. Every stage has one, so nothing can fall off the board. */
function laneOfStage(card: OrderCard): Exclude<Lane, 'needs-you'> {
  switch (card.stage) {
    case 'coming':
    case 'at-store':
      return card.stage
    case 'riding':
    case 'near':
      return 'on-the-way'
    case 'done':
    case 'cancelled':
      return 'done'
    case 'waiting':
    case 'problem':
    case 'unknown':
      return 'waiting'
  }
}
