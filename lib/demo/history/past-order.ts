import type { orders, orderEvents } from '@/lib/db/tables/orders'
import type { OrderCodeKind } from '@/lib/db/tables/order-codes'
import type { stores } from '@/lib/db/tables/stores'
import { type Family, stageOf } from '@/lib/domain/stages'
import { statusRank } from '@/lib/domain/stages'
import type { Recipient } from '@/lib/domain/express/waybill-draft'
import type { MadeUpCustomer } from './made-up'
import type { Random } from './random'

export type PastStore = typeof stores.$inferSelect
export type PastRow = Omit<typeof orders.$inferInsert, 'id'> & { createdAt: Date; closedAt: Date }
export type PastEvent = Omit<typeof orderEvents.$inferInsert, 'id' | 'orderId'>

/** An order that has ended, as the tables keep it; `position` is where its courier was, by moment. */
export type PastOrder = {
  row: PastRow
  events: PastEvent[]
  codes: Partial<Record<OrderCodeKind, string>>
  /** Of an address that customers are kept of. */
  customer?: { name: string; phone: string; address: string; door: { lat: number; lng: number } }
  trail: { at: Date; lat: number; lng: number }[]
  /** When it left the house, of what is scanned out there. */
  checkedOutAt?: Date
  /** When its label was printed. */
  printedAt?: Date
  /** In whose file it came, by name: one of its store and day. */
  file?: string
  /** Of whom the store's address book knows. */
  recipient?: Recipient
}

/** One that is in the database. */
export type WrittenOrder = PastOrder & { id: number }

/** What makes one: chance, the store, who placed it, and when. */
export type PastInput = {
  random: Random
  store: PastStore
  placedBy: number
  at: Date
  number: number
  /** Whom it goes to. */
  customer: MadeUpCustomer
}

/** A status as the platform told it: its code, its words and when. */
export type PastStatus = { code: number; text: string; at: Date; detail?: Record<string, unknown> }

export const minutesAfter = (at: Date, minutes: number): Date =>
  new Date(Math.floor((at.getTime() + minutes * 60_000) / 1000) * 1000)

/** The events of an order that was placed at once and then told of, as applying them writes them. */
export function eventsOf(
  family: Family,
  told: { at: Date; placedBy: number; statuses: readonly PastStatus[]; between?: PastEvent[] },
): PastEvent[] {
  const { at, placedBy, statuses, between = [] } = told
  const asked: PastEvent = {
    identity: 'asked',
    source: 'staff',
    kind: 'asked',
    at,
    receivedAt: at,
    actorId: placedBy,
  }
  const later = new Date(at.getTime() + 700)
  const placed: PastEvent = {
    identity: 'placed',
    source: 'query',
    kind: 'placed',
    at: later,
    receivedAt: later,
  }
  const doubted = between.some(({ kind }) => kind === 'placed')
  return [
    asked,
    ...between,
    ...(doubted ? [] : [placed]),
    ...statuses.map((one) => statusEvent(family, one)),
  ]
}

function statusEvent(family: Family, { code, text, at, detail }: PastStatus): PastEvent {
  return {
    identity: `status:${code}:${Math.floor(at.getTime() / 1000)}`,
    source: 'callback',
    kind: 'status',
    stage: stageOf(family, code),
    statusCode: code,
    text,
    at,
    receivedAt: new Date(at.getTime() + 900),
    ...(detail ? { detail } : {}),
  }
}

/** The columns of where it stands, by the last status it was given. */
export function standing(family: Family, { code, text, at }: PastStatus) {
  return {
    stage: stageOf(family, code),
    statusCode: code,
    statusText: text,
    statusAt: at,
    statusRank: statusRank(family, code),
    closed: true,
    closedAt: at,
    updatedAt: at,
  }
}

/** Ours for an order of that moment: digits alone, which no form of today makes again. */
export function pastNumber(at: Date, number: number, code: string): string {
  const moment = at.toISOString().replace(/\D/g, '').slice(0, 14)
  return `${moment}${String(number % 1_000_000).padStart(6, '0')}${code}`
}
