import 'server-only'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { type Actor, storesWhere } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { counters, sessions } from '@/lib/db/tables/sessions'
import { people } from '@/lib/db/tables/people'
import { CONNECTED_MS, FORGOTTEN_MS, type StoreCounters } from '../model/counters'
import { findSilentStores } from './find-silent-stores'

/** The counters of each store whose hours the person may see, those of the last twelve hours. */
export async function listCounters({ actor }: { actor: Actor }): Promise<StoreCounters[]> {
  const storeIds = storesWhere(actor, 'hours.see')
  if (storeIds.length === 0) return []
  const now = new Date()
  const db = database()
  const rows = await db
    .select({
      storeId: counters.storeId,
      lastSeenAt: counters.lastSeenAt,
      device: sessions.device,
      person: people.name,
    })
    .from(counters)
    .innerJoin(sessions, and(eq(sessions.id, counters.sessionId), isNull(sessions.endedAt)))
    .innerJoin(people, eq(people.id, sessions.personId))
    .where(
      and(
        inArray(counters.storeId, storeIds),
        gt(counters.lastSeenAt, sql`now() - make_interval(secs => ${FORGOTTEN_MS / 1000})`),
      ),
    )
    .orderBy(desc(counters.lastSeenAt))
  const silent = await findSilentStores(db, { now, storeIds })
  return storeIds.map((storeId) => ({
    storeId,
    counters: rows
      .filter((row) => row.storeId === storeId)
      .map(({ lastSeenAt, device, person }) => ({
        device,
        person,
        lastSeenAt: lastSeenAt.toISOString(),
        isConnected: now.getTime() - lastSeenAt.getTime() < CONNECTED_MS,
      })),
    goneSince: silent.find((one) => one.storeId === storeId)?.since.toISOString() ?? null,
  }))
}
