import { eq } from 'drizzle-orm'
import { connect, type Database } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'

/** Works in the database of a running dashboard, at a store by its code. */
export async function inDatabase<Result>(
  databaseUrl: string,
  storeCode: string,
  work: (db: Database, storeId: number) => Promise<Result>,
): Promise<Result> {
  const { db, pool } = connect(databaseUrl)
  try {
    const [store] = await db.select().from(stores).where(eq(stores.code, storeCode))
    if (!store) throw new Error(`there is no store ${storeCode}`)
    return await work(db, store.id)
  } finally {
    await pool.end()
  }
}
