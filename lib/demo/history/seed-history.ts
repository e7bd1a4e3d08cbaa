import type { Pool } from 'pg'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { demoStores } from '../demo-stores'
import { makeHistory } from './make-history'
import { writeHistory } from './write-history'

/** How the demo begins: three months of what its stores have in a day. */
export const DEMO_MONTHS = { days: 90, total: 3_600 }

/**
 * Writes believable history into the demo's stores: about `total` orders that have ended, over the
 * `days` before today. All or nothing. Returns how many there are; 0 where there is no demo.
 */
export async function seedHistory(input: {
  db: Database
  pool: Pool
  days: number
  total: number
  now: Date
  /** The same gives the same orders on the same day. */
  seed: number
}): Promise<number> {
  const { db, pool, days, total, now, seed } = input
  const stores = (await demoStores(db)).filter(({ disabledAt }) => disabledAt === null)
  const by = await demoPeople(db)
  if (stores.length === 0 || by === null) return 0
  const placedBy = (family: string) => (family === 'express' ? by.warehouse : by.staff)
  const history = makeHistory({ stores, placedBy, now, days, total, seed })
  const client = await pool.connect()
  try {
    await client.query('begin')
    const count = await writeHistory(client, history, { now, checkedOutBy: by.warehouse })
    await client.query('commit')
    return count
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** Who did it all: the counter and the warehouse, or whoever is left of the demo's people. */
async function demoPeople(db: Database): Promise<{ staff: number; warehouse: number } | null> {
  const made = await db.select().from(people).where(eq(people.isDemo, true)).orderBy(asc(people.id))
  const [first] = made
  if (!first) return null
  const idOf = (who: string) =>
    made.find(({ email }) => email.startsWith(`${who}@`))?.id ?? first.id
  return { staff: idOf('staff'), warehouse: idOf('warehouse') }
}
