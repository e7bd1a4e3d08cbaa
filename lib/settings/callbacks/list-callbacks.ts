import 'server-only'
import { and, desc, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { type CallbackSummary, readStoredCallback } from '@/lib/callbacks/read-stored-callback'
import { database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { orders } from '@/lib/db/tables/orders'
import { stores } from '@/lib/db/tables/stores'
import type { Region } from '@/lib/domain/areas'
import type { CallbackPage, CallbackRow, CallbackState } from '../model/callbacks'
import type { CallbackFilter } from '../model/callback-forms'

export const CALLBACKS_A_PAGE = 50

const STATES: Readonly<Record<CallbackState, SQL | undefined>> = {
  applied: isNotNull(inbox.appliedAt),
  waiting: and(isNull(inbox.appliedAt), isNull(inbox.dismissedAt)),
  dismissed: and(isNull(inbox.appliedAt), isNotNull(inbox.dismissedAt)),
}

/** The callbacks that were received, latest first, a page at a time, for who may see it. */
export async function listCallbacks(input: {
  actor: Actor
  filter: CallbackFilter
}): Promise<CallbackPage> {
  const { family, state, before } = input.filter
  requireInHouse(input.actor, 'callbacks.handle')
  const found = await database()
    .select({ kept: inbox, region: stores.region })
    .from(inbox)
    .leftJoin(orders, eq(orders.id, inbox.orderId))
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(
      and(
        family && eq(inbox.family, family),
        state && STATES[state],
        before === undefined ? undefined : lt(inbox.id, before),
      ),
    )
    .orderBy(desc(inbox.id))
    .limit(CALLBACKS_A_PAGE + 1)
  const shown = found.slice(0, CALLBACKS_A_PAGE)
  return {
    rows: shown.map(({ kept, region }) => callbackRow(kept, region)),
    before: found.length > shown.length ? (shown.at(-1)?.kept.id ?? null) : null,
  }
}

type Kept = typeof inbox.$inferSelect

function stateOf({ appliedAt, dismissedAt }: Kept): CallbackState {
  if (appliedAt !== null) return 'applied'
  return dismissedAt === null ? 'waiting' : 'dismissed'
}

/** A kept callback as the list shows it, in the local time of its order's store where it has one. */
export function callbackRow(
  kept: Kept,
  orderRegion: Region | null,
  says: CallbackSummary = readStoredCallback(kept.family, kept.raw),
): CallbackRow {
  const { id, family, platformOrderId, clientOrderId, stale, deliveries, orderId } = kept
  const { code, text, unsigned } = says
  return {
    id,
    family,
    platformOrderId,
    clientOrderId,
    stale,
    deliveries,
    orderId,
    code,
    text,
    unsigned,
    state: stateOf(kept),
    receivedAt: kept.receivedAt.toISOString(),
    region: orderRegion ?? says.region ?? 'HK',
  }
}
