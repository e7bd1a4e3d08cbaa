import type { ClientBase, Pool } from 'pg'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { demoStores } from '../demo-stores'
import { branches, isBranch } from './branches'
import { inBulk } from './in-bulk'
import { makeHistory } from './make-history'
import type { PastStore } from './past-order'
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
  /** So many stores more than the demo has of its own; those that there are already count. */
  branches?: number
  /** The owner of the tables, where nobody else is there: by far the fastest for very many. */
  bulkUrl?: string | null
}): Promise<number> {
  const { db, pool, days, total, now, seed, bulkUrl = null } = input
  await addBranches(db, input.branches ?? 0)
  const there = (await demoStores(db)).filter(({ disabledAt }) => disabledAt === null).map(asItWas)
  const by = await demoPeople(db)
  if (there.length === 0 || by === null) return 0
  const placedBy = (family: string) => (family === 'express' ? by.warehouse : by.staff)
  const history = makeHistory({ stores: there, placedBy, now, days, total, seed })
  const write = (client: ClientBase) =>
    writeHistory(client, history, { now, checkedOutBy: by.warehouse })
  return bulkUrl === null ? inTransaction(pool, write) : inBulk(bulkUrl, write)
}

async function inTransaction<Result>(
  pool: Pool,
  write: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await write(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function addBranches(db: Database, count: number): Promise<void> {
  const wanted = branches(count)
  if (wanted.length > 0) await db.insert(stores).values(wanted).onConflictDoNothing()
}

/** What a branch had, though the simulator knows it not. */
function asItWas(store: PastStore): PastStore {
  if (!isBranch(store.code)) return store
  return { ...store, foodClientMerchantId: '', parcelMerchantId: '', expressMerchantId: 0 }
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
