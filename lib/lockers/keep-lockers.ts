import 'server-only'
import { eq, ne, sql } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { lockerRefreshes, lockers } from '@/lib/db/tables/lockers'
import type { Locker } from '@/lib/domain/lockers'
import { writeBoth } from './both-texts'

/** Rows in one statement: 10 values each, far below what PostgreSQL takes. */
const BATCH = 500

/**
 * Makes a complete list the one that is kept, all at once: what it names is written in batches,
 * what it does not name is gone.
 */
export async function keepLockers(
  tx: Queries,
  input: { refreshId: number; list: readonly Locker[]; now: Date },
): Promise<void> {
  const { refreshId, list, now } = input
  for (let at = 0; at < list.length; at += BATCH) {
    await tx
      .insert(lockers)
      .values(list.slice(at, at + BATCH).map((locker) => ({ ...rowOf(locker), refreshId })))
      .onConflictDoUpdate({ target: [lockers.brand, lockers.code], set: ANEW })
  }
  await tx.delete(lockers).where(ne(lockers.refreshId, refreshId))
  await tx
    .update(lockerRefreshes)
    .set({ finishedAt: now, count: list.length })
    .where(eq(lockerRefreshes.id, refreshId))
}

const rowOf = ({ code, brand, area, district, name, address, openingHours, location }: Locker) => ({
  ...{ code, brand, area, district, openingHours },
  name: writeBoth(name),
  address: writeBoth(address),
  lat: location?.lat ?? null,
  lng: location?.lng ?? null,
})

const ANEW = {
  area: sql`excluded.area`,
  district: sql`excluded.district`,
  name: sql`excluded.name`,
  address: sql`excluded.address`,
  openingHours: sql`excluded.opening_hours`,
  lat: sql`excluded.lat`,
  lng: sql`excluded.lng`,
  refreshId: sql`excluded.refresh_id`,
}
