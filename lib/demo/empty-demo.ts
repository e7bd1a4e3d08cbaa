import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { againAfterDeadlock } from '@/lib/db/sql-state'
import { demoStores } from './demo-stores'
import { dropOrders } from './drop-orders'
import { dropRows, linksBetweenTables } from './drop-rows'

/** What there is in a store beside its orders, people and hours. */
const BESIDE = ['imports', 'hand_in_sheets', 'customers'] as const

/**
 * Empties those of some stores that are the demo's: their orders of all times with everything that speaks of them, their
 * imports, hand-in sheets and customers. Stores, people, hours and the audit log stay. Returns how
 * many orders there were.
 */
export async function emptyDemoStores(among: readonly number[]): Promise<number> {
  const db = database()
  const ids = (await demoStores(db)).map(({ id }) => id).filter((id) => among.includes(id))
  if (ids.length === 0) return 0
  const where = `store_id in (${ids.join(', ')})`
  const count = await dropOrders(db, where)
  await againAfterDeadlock(() =>
    db.transaction(async (tx) => {
      const links = await linksBetweenTables(tx)
      await tx.execute(sql`delete from graphile_worker._private_jobs where payload->>'importId' in (
        select id::text from imports where ${sql.raw(where)})`)
      for (const table of BESIDE) await dropRows(tx, { links, table, where, path: [], rows: {} })
    }),
  )
  return count
}
