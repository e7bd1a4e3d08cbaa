import type { OrderCard } from '@/lib/orders/schema'
import { attentionOf, laneOfStage, type Attention, type Lane } from './lanes'
import { latenessOf, minutesSince, minutesUntil, type Lateness } from './lateness'

/**
 * A card with all that the clock says about it, in whole minutes: as long as none of these change,
 * the drawn card does not either.
 */
export type BoardRow = {
  card: OrderCard
  attention: Attention | null
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

/** Sorts cards into columns and each column by urgency. `now` in epoch milliseconds. */
export function buildBoard(cards: readonly OrderCard[], now: number): Board {
  const board: Board = {
    'needs-you': [],
    waiting: [],
    coming: [],
    'at-store': [],
    'on-the-way': [],
    done: [],
  }
  for (const card of [...cards].sort(byUrgency)) {
    const attention = attentionOf(card, now)
    const row = rowOf(card, attention, now)
    if (attention === 'refused' && wasTriedAgain(card, cards)) board.done.push(row)
    else board[attention ? 'needs-you' : laneOfStage(card)].push(row)
  }
  board.done.sort((a, b) => lastTouched(b.card) - lastTouched(a.card))
  return board
}

function rowOf(card: OrderCard, attention: Attention | null, now: number): BoardRow {
  const late = latenessOf(card, now)
  return {
    card,
    attention,
    lateWhat: late?.what ?? null,
    lateMinutes: late?.minutes ?? 0,
    ageMinutes: minutesSince(card.createdAt, now),
    nextMinutes: card.next ? minutesUntil(card.next.at, now) : 0,
    asOfMinutes: card.next ? minutesSince(card.next.asOf, now) : 0,
  }
}

/** By the next moment to come; where none is known, by the promise, else by age: unknown is urgent. */
function byUrgency(a: OrderCard, b: OrderCard): number {
  return due(a) - due(b) || Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.id - b.id
}

function due(card: OrderCard): number {
  return Date.parse(card.next?.at ?? card.scheduledFor ?? card.createdAt)
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
