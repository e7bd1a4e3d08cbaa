import { isNotNull } from 'drizzle-orm'
import { connect, type Queries } from '@/lib/db/client'
import { lockerRefreshes, lockers } from '@/lib/db/tables/lockers'
import { writeBoth } from '@/lib/lockers/model/lockers'
import { eventually } from '../eventually'
import { manyLockers } from './many-lockers'

const FIRST_LIST_WITHIN_MS = 240_000
const BATCH = 500

/**
 * Keeps so many lockers of our own making in place of the platform's, as a complete reading of
 * its list would. Waits for the first reading of a server that has just started, which would take
 * them away again when it ends.
 */
export async function seedLockers(databaseUrl: string, count: number): Promise<void> {
  const { db, pool } = connect(databaseUrl)
  try {
    await eventually(
      async () => (await db.$count(lockerRefreshes, isNotNull(lockerRefreshes.finishedAt))) > 0,
      FIRST_LIST_WITHIN_MS,
    )
    await db.transaction((tx) => replaceLockers(tx, count))
  } finally {
    await pool.end()
  }
}

async function replaceLockers(tx: Queries, count: number): Promise<void> {
  await tx.delete(lockers)
  const read = { finishedAt: new Date(), count }
  const [refresh] = await tx.insert(lockerRefreshes).values(read).returning()
  if (!refresh) throw new Error('no reading was recorded')
  const rows = manyLockers(count).map(({ location, name, address, ...locker }) => ({
    ...locker,
    ...location,
    refreshId: refresh.id,
    name: writeBoth(name),
    address: writeBoth(address),
  }))
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx.insert(lockers).values(rows.slice(at, at + BATCH))
  }
}
