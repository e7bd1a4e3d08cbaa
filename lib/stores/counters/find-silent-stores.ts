import 'server-only'
import { and, gt, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { counters } from '@/lib/db/tables/sessions'
import { stores } from '@/lib/db/tables/stores'
import { storeOpening } from '@/lib/domain/hours/store-opening'
import { FORGOTTEN_MS, silenceOf } from '../model/counters'
import { openingFacts } from '../model/open-close'
import { readStatuses } from '../now/list-statuses'

/** A store that is not closed, and since when none of its counters is connected. */
export type SilentStore = { storeId: number; since: Date }

/** The stores, of these or of all, whose last counter has been gone for three minutes. */
export async function findSilentStores(
  queries: Queries,
  { now, storeIds }: { now: Date; storeIds?: readonly number[] },
): Promise<SilentStore[]> {
  const seen = await queries
    .select({ storeId: counters.storeId, lastSeenAt: max(counters.lastSeenAt) })
    .from(counters)
    .where(
      and(
        storeIds ? inArray(counters.storeId, [...storeIds]) : undefined,
        gt(counters.lastSeenAt, sql`now() - make_interval(secs => ${FORGOTTEN_MS / 1000})`),
      ),
    )
    .groupBy(counters.storeId)
  const gone = seen.filter(({ lastSeenAt }) => silenceOf(lastSeenAt, false, now) !== null)
  if (gone.length === 0) return []
  const ids = gone.map(({ storeId }) => storeId)
  const open = await openStores(queries, ids, now)
  return gone.flatMap(({ storeId, lastSeenAt }) => {
    const since = silenceOf(lastSeenAt, !open.has(storeId), now)
    return since ? [{ storeId, since }] : []
  })
}

/** Those that are neither closed by their hours or the switch nor done with. */
async function openStores(
  queries: Queries,
  storeIds: readonly number[],
  now: Date,
): Promise<ReadonlySet<number>> {
  const rows = await queries
    .select({ id: stores.id, region: stores.region })
    .from(stores)
    .where(and(inArray(stores.id, [...storeIds]), isNull(stores.disabledAt)))
  const statuses = await readStatuses(queries, storeIds, now)
  return new Set(
    statuses.flatMap((status) => {
      const store = rows.find(({ id }) => id === status.storeId)
      if (!store) return []
      return storeOpening(openingFacts(status), store.region, now).kind === 'closed'
        ? []
        : [status.storeId]
    }),
  )
}
