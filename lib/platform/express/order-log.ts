import type { JsonValue } from '../parse-json'
import type { SignedCall } from '../signature-channel'
import { listOf, record, text, whole } from '../wire-values'
import { orderFields, timeOf, type OrderRef } from './references'

export type LogEntry = {
  /** A legacy code: 8, 1, 9, 2 and 4 in the order of a waybill's life (express §3). */
  readonly code: number | null
  readonly title: string | null
  readonly detail: string | null
  /** To the minute. */
  readonly at: Date | null
}

/** In the platform's order, as with events. */
export type OrderLog = { readonly entries: readonly LogEntry[]; readonly raw: JsonValue }

/** Express §4.5. */
export function orderLog(order: OrderRef): SignedCall<OrderLog> {
  return {
    operation: 'orderLog',
    path: '/order/homeexpress/list_order_log',
    data: () => orderFields(order),
    answer: (data) => ({ entries: readOrderLog(data), raw: data }),
  }
}

// `addtime` is text here, unlike in food (trap 2).
const entry = record({ code: whole, title: text, detail: text, addtime: text })

/** Reads an answer, also one that was kept. Throws where it is no list. */
export function readOrderLog(data: JsonValue): LogEntry[] {
  if (!Array.isArray(data)) throw new Error('not a list')
  return listOf(entry)
    .parse(data)
    .map(({ code, title, detail, addtime }) => ({ code, title, detail, at: timeOf(addtime) }))
}
