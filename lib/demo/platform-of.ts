import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { auditEntries } from '@/lib/db/tables/audit'
import { stores } from '@/lib/db/tables/stores'
import { demoStores, IDENTITIES } from './demo-stores'

/**
 * What ties a database to a real platform, whatever the settings of this process say: stores that have
 * an identity which is not the simulator's, by their codes, or that a platform's host was set once.
 */
export async function platformOf(
  queries: Queries,
): Promise<{ stores: string[]; wasConnected: boolean }> {
  const simulated = new Set((await demoStores(queries)).map(({ id }) => id))
  const all = await queries.select().from(stores).orderBy(stores.id)
  const closed = await queries
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(eq(auditEntries.action, 'demo.closed'))
    .limit(1)
  return {
    stores: all
      .filter(
        (store) => !simulated.has(store.id) && IDENTITIES.some((name) => store[name] !== null),
      )
      .map(({ code }) => code),
    wasConnected: closed.length > 0,
  }
}
