import 'server-only'
import type { Database } from '@/lib/db/client'
import {
  isThereAlready,
  PlatformError,
  PlatformRefused,
  provesNothingHappened,
} from '@/lib/platform/errors'
import type { OrderChange, OrderRow } from './lock-order'
import type { PlacingState } from './schema'
import { settlePlacing, type PlacingOutcome } from './settle-placing'

/** What a family's creation was answered with, in terms of the order. */
export type PlacedAnswer = {
  platformOrderId: string
  /** What the answer says beside its number, for the order as it is when it is written down. */
  change: (order: OrderRow) => OrderChange
}

/** Asks the platform to create the order as it was recorded. Rejects with `PlatformError`. */
export type SendOrder = (order: OrderRow) => Promise<PlacedAnswer>

/**
 * Whether nothing came of the only request there was. That a shipment code is taken speaks of
 * somebody else's waybill then: no earlier request of ours had it (decision 0008).
 */
function isRefusedForItself({ family }: OrderRow, error: unknown): boolean {
  return provesNothingHappened(error) || (family === 'express' && isThereAlready(error))
}

function failureOutcome(order: OrderRow, error: unknown): PlacingOutcome {
  const requestId = error instanceof PlatformError ? error.requestId : 'unexpected'
  if (!isRefusedForItself(order, error)) {
    const why = error instanceof PlatformError ? error.kind : 'unexpected'
    return { state: 'unconfirmed', why, requestId }
  }
  const refused = error instanceof PlatformRefused
  const code = refused ? error.code : 'not-sent'
  const text = refused ? error.platformText : ''
  return { state: 'refused', refusal: { code, text, requestId } }
}

/**
 * Sends an order that is recorded as being placed, for the first time, and writes down what came of
 * it. `failure` is what was thrown, or null; with it the order may be placed all the same, when a
 * callback was quicker.
 */
export async function sendOrder(input: {
  db: Database
  order: OrderRow
  send: SendOrder
}): Promise<{ placing: PlacingState; failure: unknown }> {
  const { db, order, send } = input
  const settle = (outcome: PlacingOutcome) =>
    settlePlacing({ db, orderId: order.id, outcome, now: new Date() })
  let answer: PlacedAnswer
  try {
    answer = await send(order)
  } catch (failure) {
    return { placing: await settle(failureOutcome(order, failure)), failure }
  }
  return { placing: await settle({ state: 'placed', source: 'query', ...answer }), failure: null }
}
