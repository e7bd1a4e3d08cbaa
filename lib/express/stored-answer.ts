import {
  readEvents,
  type WaybillEvent,
  readOrderLog,
  type LogEntry,
} from '@/lib/platform/express/order-log'
import { readWaybill, type Waybill } from '@/lib/platform/express/waybill'
import type { JsonValue } from '@/lib/platform/http/parse-json'

/** The `answer` of a waybill's row once the platform was asked for it: each part as it came. */
export type StoredAnswer = {
  waybill: JsonValue
  /** Null where the platform did not tell. */
  events: JsonValue
  log: JsonValue
  /** When it was asked; ISO. */
  at: string
}

export type ReadAnswer = {
  waybill: Waybill | null
  events: WaybillEvent[]
  log: LogEntry[]
  /** ISO; null while the platform was never asked for it. */
  asOf: string | null
}

const readIf = <Part>(data: JsonValue, read: (data: JsonValue) => Part): Part | null => {
  if (data === null) return null
  try {
    return read(data)
  } catch {
    // Kept as it came: what cannot be read is still there to be looked at.
    return null
  }
}

/** Reads a kept answer. Before the platform was asked it holds only what the creation said. */
export function readAnswer(answer: Record<string, unknown> | null): ReadAnswer {
  const part = (name: keyof StoredAnswer) => (answer?.[name] ?? null) as JsonValue
  const at = part('at')
  return {
    waybill: readIf(part('waybill'), readWaybill),
    events: readIf(part('events'), readEvents) ?? [],
    log: readIf(part('log'), readOrderLog) ?? [],
    asOf: typeof at === 'string' ? at : null,
  }
}
