import 'server-only'
import type { Sending } from './schema'
import type { SendingRow } from './queue-sending'

/** A sending as the pages get it; `askedBy` is the person's name. */
export function toSending(row: SendingRow, askedBy: string | null): Sending {
  return {
    id: row.id,
    storeId: row.storeId,
    change: row.change,
    payload: row.payload,
    version: row.drawnVersion,
    state: row.state,
    refusal: row.refusal,
    failure: row.failure,
    requestId: row.requestId,
    attempts: row.attempts,
    retryAt: row.retryAt?.toISOString() ?? null,
    askedBy,
    askedAt: row.askedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}
