import { type Attention, attentionOf } from '@/components/orders/attention'
import type { OrderCard } from '@/lib/orders/model/order-card'
import type { AlertKind } from '@/lib/food/model/alert-of'
import {
  type LateMinutes,
  type Lateness,
  latenessOf,
  minutesLeft,
  minutesSince,
  minutesUntil,
  dwellOf,
  isFetched,
  startOf,
} from './lateness'

/** The columns of the board, in the order in which they are read. */
export const LANES = [
  'needs-you',
  'scheduled',
  'waiting',
  'coming',
  'at-store',
  'on-the-way',
  'done',
] as const

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
  /** Until something should have happened, negative when it is late; null where nothing says when. */
  leftMinutes: number | null
  /** Until work on it begins, of what is for later and not begun; else null. */
  startsMinutes: number | null
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
    scheduled: [],
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
    board[laneOf(row, cards)].push(row)
  }
  for (const lane of LANES) board[lane] = lateFirst(board[lane])
  board.done.sort((a, b) => lastTouched(b.card) - lastTouched(a.card))
  return board
}

/** Where a row stands: what needs somebody before all, then what staff said, then the status. */
function laneOf(row: BoardRow, cards: readonly OrderCard[]): Lane {
  const { card, attention, startsMinutes } = row
  if (attention === 'refused' && (card.refusalSeenAt !== null || wasTriedAgain(card, cards))) {
    return 'done'
  }
  if (attention) return 'needs-you'
  if (isFetched(card)) return 'done'
  if (startsMinutes !== null) return 'scheduled'
  const lane = laneOfStage(card)
  return card.handedOverAt !== null && lane !== 'done' ? 'on-the-way' : lane
}

/** Late ones first; each part stays in its order. */
function lateFirst(rows: readonly BoardRow[]): BoardRow[] {
  const isLate = ({ lateWhat }: BoardRow) => lateWhat !== null
  return [...rows.filter(isLate), ...rows.filter((row) => !isLate(row))]
}

function minutesOf(card: OrderCard, now: number, limits: LateMinutes | null) {
  const late = latenessOf(card, now, limits)
  return {
    lateWhat: late?.what ?? null,
    lateMinutes: late?.minutes ?? 0,
    ageMinutes: minutesSince(card.createdAt, now),
    nextMinutes: card.next ? minutesUntil(card.next.at, now) : 0,
    leftMinutes: minutesLeft(card, now, { limits, late }),
    startsMinutes: startsIn(card, now),
    asOfMinutes: card.next ? minutesSince(card.next.asOf, now) : 0,
  }
}

/** Null for what is for now, and once a courier comes or the time to begin has come. */
function startsIn(card: OrderCard, now: number): number | null {
  const start = startOf(card)
  if (start === null || card.stage !== 'waiting' || card.placing === 'refused') return null
  return start > now && card.handedOverAt === null
    ? minutesUntil(new Date(start).toISOString(), now)
    : null
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
  const fetchedAt = isFetched(card) ? card.handedOverAt : null
  return Date.parse(card.closedAt ?? fetchedAt ?? card.statusAt ?? card.createdAt)
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
