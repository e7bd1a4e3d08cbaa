import type { JsonValue } from '../parse-json'
import type { SignedCall } from '../signature-channel'
import { listOf, present, record, text } from '../wire-values'
import { orderFields, timeOf, type OrderRef } from './references'

export type WaybillEvent = {
  /** The platform's words; the only thing that says what happened. */
  readonly text: string | null
  /** To the minute. */
  readonly at: Date | null
}

/** In the platform's order: minutes are too coarse to sort by, and texts say no order (trap 62). */
export type WaybillEvents = { readonly events: readonly WaybillEvent[]; readonly raw: JsonValue }

/** Express §4.4. */
export function events(order: OrderRef): SignedCall<WaybillEvents> {
  return {
    operation: 'events',
    path: '/order/homeexpress/event_track',
    data: () => orderFields(order),
    answer: (data) => ({ events: readEvents(data), raw: data }),
  }
}

const event = record({ message: text, datetime: text })

/** Reads an answer, also one that was kept. */
export function readEvents(data: JsonValue): WaybillEvent[] {
  const list = record({ events: present }).parse(data).events
  const read = listOf(event).parse(list)
  return read.map(({ message, datetime }) => ({ text: message, at: timeOf(datetime) }))
}
