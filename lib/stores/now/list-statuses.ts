import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { type Queries, database } from '@/lib/db/client'
import { hoursSendings, storeStatus } from '@/lib/db/tables/hours'
import { stores } from '@/lib/db/tables/stores'
import { people } from '@/lib/db/tables/people'
import { localDay } from '@/lib/domain/time/local-time'
import { readAllInForce } from '../hours/read-in-force'
import type { StoreAlarm, StoreStatus, WrittenInForce } from '../model/open-close'
import { toSending } from '../sending/queue-sending'

/** A pause that is over, or a sending that waits, is nobody's worry for so long. */
const PATIENCE_MS = 90_000

/** How far back one looks for when a store closed. */
const DAYS_BACK = 7

/** What was switched at stores and which hours hold, with their alarms: of `storeIds`, those that the person may see. */
export async function listStatuses(input: {
  actor: Actor
  storeIds?: readonly number[]
  queries?: Queries
}): Promise<StoreStatus[]> {
  const ids = storesWhere(input.actor, 'hours.see', input.storeIds)
  return readStatuses(input.queries ?? database(), ids, new Date())
}

/** The same of any stores, for what looks at them on nobody's behalf. */
export async function readStatuses(
  queries: Queries,
  ids: readonly number[],
  now: Date,
): Promise<StoreStatus[]> {
  if (ids.length === 0) return []
  const asker = alias(people, 'asker')
  const rows = await queries
    .select({ status: storeStatus, sending: hoursSendings, by: people.name, asker: asker.name })
    .from(storeStatus)
    .innerJoin(hoursSendings, eq(hoursSendings.id, storeStatus.sendingId))
    .leftJoin(people, eq(people.id, storeStatus.changedBy))
    .leftJoin(asker, eq(asker.id, hoursSendings.askedBy))
    .where(inArray(storeStatus.storeId, [...ids]))
  const inForce = await readWritten(queries, ids, now)
  const known = new Map(
    rows.map(({ status, sending, by, asker: askedBy }): [number, StoreStatus] => [
      status.storeId,
      {
        storeId: status.storeId,
        open: status.open,
        reopenAt: status.reopenAt?.toISOString() ?? null,
        reason: status.reason,
        changedBy: by,
        changedAt: status.changedAt.toISOString(),
        sending: toSending(sending, askedBy),
        alarm: storeAlarm({ ...status, sending }, now),
        inForce: inForce.get(status.storeId) ?? NOTHING_KNOWN,
      },
    ]),
  )
  return ids.map(
    (storeId) => known.get(storeId) ?? neverSaid(storeId, inForce.get(storeId) ?? NOTHING_KNOWN),
  )
}

const NOTHING_KNOWN: WrittenInForce = { regular: null, temporary: {}, uncertain: false }

function neverSaid(storeId: number, inForce: WrittenInForce): StoreStatus {
  const nobody = { reopenAt: null, reason: '', changedBy: null, changedAt: null }
  return { storeId, open: null, ...nobody, sending: null, alarm: null, inForce }
}

async function readWritten(
  queries: Queries,
  storeIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, WrittenInForce>> {
  const regions = await queries
    .select({ storeId: stores.id, region: stores.region })
    .from(stores)
    .where(inArray(stores.id, [...storeIds]))
  const today = regions.map(({ storeId, region }) => ({ storeId, today: localDay(now, region) }))
  const known = await readAllInForce(queries, today, DAYS_BACK)
  return new Map(
    [...known].map(([storeId, { inForce, uncertain }]) => [
      storeId,
      { regular: inForce.regular, temporary: Object.fromEntries(inForce.temporary), uncertain },
    ]),
  )
}

export type AlarmFacts = {
  open: boolean
  reopenAt: Date | null
  /** Null: it reopened by itself. */
  changedBy: number | null
  sending: { state: string; askedAt: Date }
}

/** Whether the platform does not know what was wanted of a store, so that somebody must look. */
export function storeAlarm(status: AlarmFacts, now: Date): StoreAlarm | null {
  const { open, reopenAt, changedBy, sending } = status
  const overdue = (since: Date) => now.getTime() - since.getTime() > PATIENCE_MS
  if (!open && reopenAt && overdue(reopenAt)) return 'notReopened'
  const waits = ['queued', 'sending'].includes(sending.state)
  if (sending.state === 'accepted' || (waits && !overdue(sending.askedAt))) return null
  if (!open) return 'notClosed'
  return changedBy === null ? 'notReopened' : 'notOpened'
}
