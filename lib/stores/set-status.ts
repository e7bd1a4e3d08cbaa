import 'server-only'
import type { Queries } from '@/lib/db/client'
import { storeStatus } from '@/lib/db/tables/hours'
import { queueSending, type SendingRow } from './queue-sending'
import type { PlatformStore } from './platform-store'

/** The queue takes over when the process that sends at once is gone by then. */
const TAKE_OVER_MS = 30_000

export type WantedStatus = {
  open: boolean
  /** When a closed store opens by itself; null: until further notice. */
  reopenAt: Date | null
  reason: string
  /** Null: it happens by itself. */
  changedBy: number | null
}

/**
 * Writes down that a store is to be open or closed, and the sending that says so. Call it in a
 * transaction, and deliver the sending after it.
 */
export async function setStatus(
  tx: Queries,
  store: PlatformStore,
  wanted: WantedStatus,
): Promise<SendingRow> {
  const now = new Date()
  const sending = await queueSending(tx, {
    target: { store },
    change: { kind: 'status', open: wanted.open },
    askedBy: wanted.changedBy,
    runAt: new Date(now.getTime() + TAKE_OVER_MS),
  })
  const values = { ...wanted, sendingId: sending.id, changedAt: now }
  await tx
    .insert(storeStatus)
    .values({ storeId: store.id, ...values })
    .onConflictDoUpdate({ target: storeStatus.storeId, set: values })
  return sending
}
