import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { DEMO_STORES } from './seed-demo'

type Store = typeof stores.$inferSelect

/**
 * The stores that the demo made and that are still the simulator's. One to which somebody gave an
 * identity of the real platform is theirs now, whatever it began as.
 */
export async function demoStores(queries: Queries): Promise<Store[]> {
  const made = await queries.select().from(stores).where(eq(stores.isDemo, true)).orderBy(stores.id)
  return made.filter((store) =>
    IDENTITIES.every((name) => store[name] === null || SIMULATED.has(store[name])),
  )
}

export const IDENTITIES = ['foodClientMerchantId', 'parcelMerchantId', 'expressMerchantId'] as const

const SIMULATED: ReadonlySet<unknown> = new Set(
  DEMO_STORES.flatMap((store) => IDENTITIES.map((name) => store[name])),
)
