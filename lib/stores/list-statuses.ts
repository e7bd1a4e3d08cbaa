import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database, type Queries } from '@/lib/db/client'
import { hoursSendings, storeStatus } from '@/lib/db/tables/hours'
import { people } from '@/lib/db/tables/people'
import type { StoreStatus } from './schema'
import { toSending } from './sending-view'
import { storeAlarm } from './store-alarm'

/** Whether stores are open, with their alarms: of `storeIds`, those that the person may see. */
export async function listStatuses(input: {
  actor: Actor
  storeIds?: readonly number[]
  queries?: Queries
}): Promise<StoreStatus[]> {
  const ids = storesWhere(input.actor, 'hours.see', input.storeIds)
  if (ids.length === 0) return []
  const asker = alias(people, 'asker')
  const rows = await (input.queries ?? database())
    .select({ status: storeStatus, sending: hoursSendings, by: people.name, asker: asker.name })
    .from(storeStatus)
    .innerJoin(hoursSendings, eq(hoursSendings.id, storeStatus.sendingId))
    .leftJoin(people, eq(people.id, storeStatus.changedBy))
    .leftJoin(asker, eq(asker.id, hoursSendings.askedBy))
    .where(inArray(storeStatus.storeId, ids))
  const now = new Date()
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
      },
    ]),
  )
  return ids.map((storeId) => known.get(storeId) ?? neverSaid(storeId))
}

function neverSaid(storeId: number): StoreStatus {
  const nobody = { reopenAt: null, reason: '', changedBy: null, changedAt: null }
  return { storeId, open: null, ...nobody, sending: null, alarm: null }
}
