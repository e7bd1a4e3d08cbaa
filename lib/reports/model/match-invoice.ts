import type { Family } from '@/lib/domain/stages'
import { bestFee, type FeeSource, type MoneyOrder } from './money'

/**
 * What becomes of an invoice's lines and of our orders. `unknown`: the order is known, and its fee is
 * not. `unread`: no number, no amount, or a number that several orders have.
 */
export const MATCHES = [
  'different',
  'missing-here',
  'missing-there',
  'unknown',
  'unread',
  'equal',
] as const
export type Match = (typeof MATCHES)[number]

/** A line of an invoice, by its place from 0. Whole cents; null where the amount cannot be read. */
export type InvoiceLine = { number: string; cents: number | null }

/** An order, with the compared numbers that invoices may call it by. */
export type InvoicedOrder = MoneyOrder & {
  numbers: readonly string[]
  /** Nobody invoices it: only a line that names it counts. */
  isExpected: boolean
}

/** One order, one number that is no order's, or one line that cannot be read. */
export type MatchedItem = {
  match: Match
  /** Lines of the invoice, from 0. */
  lines: number[]
  /** As the invoice has it; our number where it has none. */
  number: string
  order: {
    id: number
    family: Family
    storeId: number
    clientOrderId: string
    platformOrderId: string | null
    departs: string
  } | null
  ours: { cents: number; source: FeeSource } | null
  /** All lines together; null where there is none that can be read. */
  theirs: number | null
}

/**
 * Each line and each order that is expected in exactly one item. Several lines of one order, such as a
 * fee and what was added to it, are added up.
 */
export function matchInvoice(
  lines: readonly InvoiceLine[],
  orders: readonly InvoicedOrder[],
): MatchedItem[] {
  const byNumber = ordersByNumber(orders)
  const groups = new Map<string, Group>()
  for (const [at, { number }] of lines.entries()) {
    const found = number === '' ? [] : (byNumber.get(number) ?? [])
    const [order = null, ...others] = found
    const isUnread = number === '' || others.length > 0
    const key = isUnread ? `line ${at}` : order ? `order ${order.id}` : `number ${number}`
    const group = groups.get(key) ?? { lines: [], order: isUnread ? null : order, isUnread }
    group.lines.push(at)
    groups.set(key, group)
  }
  const named = new Set([...groups.values()].map(({ order }) => order?.id))
  return [
    ...[...groups.values()].map((group) => itemOf(group, lines)),
    ...orders.filter(({ id, isExpected }) => isExpected && !named.has(id)).map(missingThere),
  ]
}

type Group = { lines: number[]; order: InvoicedOrder | null; isUnread: boolean }

function ordersByNumber(orders: readonly InvoicedOrder[]): Map<string, InvoicedOrder[]> {
  const found = new Map<string, InvoicedOrder[]>()
  for (const order of orders) {
    for (const number of new Set(order.numbers)) {
      found.set(number, [...(found.get(number) ?? []), order])
    }
  }
  return found
}

function itemOf({ lines: places, order, isUnread }: Group, lines: readonly InvoiceLine[]) {
  const amounts = places.flatMap((at) => lines[at]?.cents ?? [])
  const canRead = amounts.length === places.length
  const theirs = canRead ? amounts.reduce((sum, cents) => sum + cents, 0) : null
  const ours = order && bestFee(order)
  const matchOf = (): Match => {
    if (isUnread || theirs === null) return 'unread'
    if (order === null) return 'missing-here'
    if (ours === null) return 'unknown'
    return ours.cents === theirs ? 'equal' : 'different'
  }
  return {
    match: matchOf(),
    lines: places,
    number: lines[places[0] ?? 0]?.number ?? '',
    order: order && shown(order),
    ours,
    theirs,
  }
}

const missingThere = (order: InvoicedOrder): MatchedItem => ({
  match: 'missing-there',
  lines: [],
  number: order.platformOrderId ?? order.clientOrderId,
  order: shown(order),
  ours: bestFee(order),
  theirs: null,
})

const shown = ({
  id,
  family,
  storeId,
  clientOrderId,
  platformOrderId,
  departs,
}: InvoicedOrder): MatchedItem['order'] => ({
  id,
  family,
  storeId,
  clientOrderId,
  platformOrderId,
  departs,
})

/** What the items of a class come to: whole cents, each side where it has an amount. */
export type MatchTotal = { items: number; lines: number; ours: number; theirs: number }

export function totalsOf(items: readonly MatchedItem[]): Record<Match, MatchTotal> {
  const totals = Object.fromEntries(
    MATCHES.map((match) => [match, { items: 0, lines: 0, ours: 0, theirs: 0 }]),
  ) as Record<Match, MatchTotal>
  for (const { match, lines, ours, theirs } of items) {
    const total = totals[match]
    total.items += 1
    total.lines += lines.length
    total.ours += ours?.cents ?? 0
    total.theirs += theirs ?? 0
  }
  return totals
}

/** An invoice beside our orders. */
export type InvoiceMatch = {
  currency: string
  items: MatchedItem[]
  /** The stores whose orders were looked at: those of the currency. */
  storeIds: number[]
  /** More orders are not in the invoice than are listed. */
  isCut: boolean
}
