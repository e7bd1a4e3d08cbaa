import 'server-only'
import { and, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { hoursSendings } from '@/lib/db/tables/hours'
import type { Region } from '@/lib/domain/areas'
import type { StoreUpdate } from '@/lib/domain/hours/store-update'
import { addJob } from '@/lib/jobs/add-job'
import { notifyLive } from '@/lib/live/notify'
import {
  updateBufferTime,
  updateBusinessStatus,
  updateRegularHours,
  updateTemporaryHours,
} from '@/lib/platform/food/merchant-status'
import type { Sending } from '../model/sending'
import type { PlatformStore } from '../platform-store'
import { DELIVER_SENDING } from '../task-names'

export type SendingRow = typeof hoursSendings.$inferSelect

/** Whom a sending speaks of: one store, or all stores of a region. */
type SendingTarget = { store: PlatformStore } | { region: Region }

/** The sendings that speak of the same store or region: only one of them is under way at a time. */
export function sameTarget({
  storeId,
  region,
}: Pick<SendingRow, 'storeId' | 'region'>): SQL | undefined {
  return storeId === null
    ? and(isNull(hoursSendings.storeId), eq(hoursSendings.region, region))
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
  const region = 'region' in target ? target.region : target.store.region
  const storeId = store?.id ?? null
  await lockTarget(queries, { storeId, region })
  const [row] = await queries
    .insert(hoursSendings)
    .values({
      storeId,
      region,
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

/** What an update says on the wire, without signature and `meta`; `storeCode` is '' for a buffer. */
function payloadOf(change: StoreUpdate, storeCode: string): Record<string, unknown> {
  switch (change.kind) {
    case 'regular':
      return { ...updateRegularHours({ storeCode, week: change.elements }).data() }
    case 'temporary':
      return { ...updateTemporaryHours({ storeCode, ranges: change.elements }).data() }
    case 'status':
      return { ...updateBusinessStatus({ storeCode, open: change.open }).data() }
    case 'buffer':
      return { ...updateBufferTime({ minutes: change.minutes }).data() }
  }
}

/**
 * Whoever decides about a store's sendings holds this until its transaction ends, so that the order
 * of their ids is the order in which they were decided.
 */
export async function lockTarget(
  tx: Queries,
  { storeId, region }: Pick<SendingRow, 'storeId' | 'region'>,
): Promise<void> {
  const name = `hours:${storeId ?? region}`
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

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
