import 'server-only'
import type { Database } from '@/lib/db/client'
import type { Family } from '@/lib/domain/stages'
import type { OrderChange, OrderRow, Transaction } from '@/lib/orders/lock-order'
import type { NewEvent } from '@/lib/orders/status/add-event'

/** What differs between the four callbacks. */
export type CallbackKind = {
  family: Family
  /** The order a callback names, as text; empty where it names none. */
  identify: (data: Readonly<Record<string, unknown>>) => {
    platformOrderId: string
    clientOrderId: string
  }
  /**
   * What tells two callbacks of an order apart: what they say, or, where nothing of that is signed,
   * when they were signed. What is not signed never does: anybody may have written it.
   */
  identifiedBy: 'content' | 'moment'
  apply: ApplyCallback
  /** One that came before, signed at the same moment, says something else now. */
  onOtherContent?: (
    db: Database,
    repeat: { orderId: number; deliveries: number; raw: string },
  ) => Promise<void>
  missing?: MissingOrder
  /** The answer that the platform takes for received (food §6.1, convention §6.1, express §6). */
  acknowledgement: Record<string, unknown>
}

/**
 * What one family's callback tells of its order, null where nothing of it can be read. Runs with the
 * order locked and all earlier events written; it writes neither the event nor the change.
 */
export type ApplyCallback = (
  tx: Transaction,
  order: OrderRow,
  callback: { raw: string; receivedAt: Date },
) => Promise<ToldByCallback | null>

/** The platform is asked for the order besides: not all of a callback is signed (convention §5.2). */
export type ToldByCallback = { event: NewEvent; change: OrderChange }

/** What one family does about a callback that it knows no order for; it stays in the inbox. */
export type MissingOrder = (tx: Transaction, callback: { raw: string }) => Promise<void>

/** What whoever sent a callback is answered; the body goes as JSON. */
export type CallbackAnswer = {
  status: number
  headers?: Record<string, string>
  body: Record<string, unknown>
}

/** Of what callbacks speak, in their own words: those with the same are applied in their order. */
export type CallbackSubject = { family: Family; platformOrderId: string; clientOrderId: string }
