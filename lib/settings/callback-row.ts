import { readKept, type KeptSays } from '@/lib/callbacks/read-kept'
import type { inbox } from '@/lib/db/tables/inbox'
import type { Region } from '@/lib/domain/areas'
import type { CallbackRow, CallbackState } from './schema'

type Kept = typeof inbox.$inferSelect

function stateOf({ appliedAt, dismissedAt }: Kept): CallbackState {
  if (appliedAt !== null) return 'applied'
  return dismissedAt === null ? 'waiting' : 'dismissed'
}

/** A kept callback as the list shows it, in the local time of its order's store where it has one. */
export function callbackRow(
  kept: Kept,
  orderRegion: Region | null,
  says: KeptSays = readKept(kept.family, kept.raw),
): CallbackRow {
  const { id, family, platformOrderId, clientOrderId, stale, deliveries, orderId } = kept
  const { code, text, unsigned } = says
  return {
    ...{ id, family, platformOrderId, clientOrderId, stale, deliveries, orderId },
    ...{ code, text, unsigned },
    state: stateOf(kept),
    receivedAt: kept.receivedAt.toISOString(),
    region: orderRegion ?? says.region ?? 'HK',
  }
}
