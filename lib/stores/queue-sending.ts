import 'server-only'
import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import { areaOf, type Zone } from '@/lib/domain/areas'
import type { StoreUpdate } from '@/lib/domain/hours/store-update'
import { addJob } from '@/lib/jobs/add-job'
import { notifyLive } from '@/lib/live/notify'
import { lockTarget } from './lock-target'
import type { PlatformStore } from './platform-store'
import { DELIVER_SENDING } from './task-names'
import { payloadOf } from './update-call'

export type SendingRow = typeof hoursSendings.$inferSelect

/** Whom a sending speaks of: one store, or all stores of a zone. */
export type SendingTarget = { store: PlatformStore } | { zone: Zone }

/** The sendings that speak of the same store or zone: only one of them is under way at a time. */
export function sameTarget({
  storeId,
  zone,
}: Pick<SendingRow, 'storeId' | 'zone'>): SQL | undefined {
  return storeId === null
    ? and(isNull(hoursSendings.storeId), eq(hoursSendings.zone, zone))
    : eq(hoursSendings.storeId, storeId)
}

/**
 * Writes down what is to be sent and has the queue send it. What waits of the same kind is replaced:
 * it would only be overwritten. Call it in the transaction that decides.
 */
export async function queueSending(
  queries: Queries,
  input: {
    target: SendingTarget
    change: StoreUpdate
    /** Null: it happens by itself. */
    askedBy: number | null
    drawnVersion?: number
    /** When the queue sends it if nobody has by then; `next`: after the store's one before it. */
    runAt?: Date | 'next'
  },
): Promise<SendingRow> {
  const { target, change } = input
  const store = 'store' in target ? target.store : null
  const zone = 'zone' in target ? target.zone : areaOf(target.store.region).zone
  const storeId = store?.id ?? null
  await lockTarget(queries, { storeId, zone })
  const [row] = await queries
    .insert(hoursSendings)
    .values({
      storeId,
      zone,
      kind: change.kind,
      change,
      payload: payloadOf(change, store?.foodClientMerchantId ?? ''),
      drawnVersion: input.drawnVersion ?? null,
      lastDay: lastDayOf(change),
      askedBy: input.askedBy,
    })
    .returning()
  if (!row) throw new Error('the sending was not written down')
  await replaceOlder(queries, row)
  if (storeId !== null) await notifyLive(queries, { kind: 'store', storeId })
  if (input.runAt !== 'next') await deliverLater(queries, row.id, input.runAt)
  return row
}

/** Has the queue send it, soon or at a time; at most one job waits for each sending. */
export async function deliverLater(queries: Queries, sendingId: number, runAt?: Date) {
  await addJob(queries, {
    task: DELIVER_SENDING,
    payload: { sendingId },
    key: `${DELIVER_SENDING}:${sendingId}`,
    ...(runAt ? { runAt } : {}),
  })
}

async function replaceOlder(queries: Queries, row: SendingRow): Promise<void> {
  await queries
    .update(hoursSendings)
    .set({ state: 'replaced', retryAt: null })
    .where(
      and(
        sameTarget(row),
        eq(hoursSendings.kind, row.kind),
        lt(hoursSendings.id, row.id),
        inArray(hoursSendings.state, ['queued', 'not-sent', 'unconfirmed']),
      ),
    )
}

function lastDayOf(change: StoreUpdate): string | null {
  if (change.kind !== 'temporary') return null
  return change.elements.at(-1)?.end_time.slice(0, 10) ?? null
}
