import type { SignedCall } from '../channel/signature-channel'
import type { NoteMissing } from '../http/transport'
import type { JsonValue } from '../http/parse-json'
import { listOf, memberOr, record, text, whole } from '../wire-values'
import { orderFields, type OrderRef, timeOf } from './references'

export type LogEntry = {
  /** A legacy code: 8, 1, 9, 2 and 4 in the order of a waybill's life (express §3). */
  readonly code: number | null
  readonly title: string | null
  readonly detail: string | null
  /** To the minute. */
  readonly at: Date | null
}

/** In the platform's order, as with events. */
type OrderLog = { readonly entries: readonly LogEntry[]; readonly raw: JsonValue }

/** Express §4.5. */
export function orderLog(order: OrderRef): SignedCall<OrderLog> {
  return {
    operation: 'orderLog',
    changes: false,
    path: '/order/homeexpress/list_order_log',
    data: () => orderFields(order),
    answer: (data, isMissing) => ({ entries: readOrderLog(data, isMissing), raw: data }),
  }
}

// `addtime` is text here, unlike in food (trap 2).
const entry = record({ code: whole, title: text, detail: text, addtime: text })

/** Reads an answer, also one that was kept. Throws where it is no list. */
export function readOrderLog(data: JsonValue, isMissing?: NoteMissing): LogEntry[] {
  if (data === null) {
    isMissing?.('data')
    return []
  }
  if (!Array.isArray(data)) throw new Error('not a list')
  return listOf(entry)
    .parse(data)
    .map(({ code, title, detail, addtime }) => ({ code, title, detail, at: timeOf(addtime) }))
}

export type WaybillEvent = {
  /** The platform's words; the only thing that says what happened. */
  readonly text: string | null
  /** To the minute. */
  readonly at: Date | null
}

/** In the platform's order: minutes are too coarse to sort by, and texts say no order (trap 62). */
type WaybillEvents = { readonly events: readonly WaybillEvent[]; readonly raw: JsonValue }

/** Express §4.4. */
export function events(order: OrderRef): SignedCall<WaybillEvents> {
  return {
    operation: 'events',
    changes: false,
    path: '/order/homeexpress/event_track',
    data: () => orderFields(order),
    answer: (data, isMissing) => ({ events: readEvents(data, isMissing), raw: data }),
  }
}

const event = record({ message: text, datetime: text })

/** Reads an answer, also one that was kept. */
export function readEvents(data: JsonValue, isMissing?: NoteMissing): WaybillEvent[] {
  const list = memberOr(data, 'events', [], isMissing)
  const read = listOf(event).parse(list)
  return read.map(({ message, datetime }) => ({ text: message, at: timeOf(datetime) }))
}
