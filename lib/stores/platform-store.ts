import 'server-only'
import { eq } from 'drizzle-orm'
import { type Actor, can } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { languageFor, ownLanguage, type Region } from '@/lib/domain/areas'
import type { StorePermission } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import type { CallContext } from '@/lib/platform/channel/signature-channel'

/** A store that the platform knows as a food store: only those have hours there (food §4.8). */
export type PlatformStore = typeof stores.$inferSelect & { foodClientMerchantId: string }

/** The store, where the person may do this there; throws `notAllowed`, `storeNotOnPlatform`. */
export async function platformStore(
  queries: Queries,
  input: { actor: Actor; permission: StorePermission; storeId: number },
): Promise<PlatformStore> {
  if (!can(input.actor, input.permission, input.storeId)) throw new Problem('notAllowed')
  const [store] = await queries.select().from(stores).where(eq(stores.id, input.storeId))
  if (!store) throw new Problem('notAllowed')
  const { foodClientMerchantId } = store
  if (foodClientMerchantId === null) throw new Problem('storeNotOnPlatform')
  return { ...store, foodClientMerchantId }
}

/**
 * The context of a call about a region's stores, in the person's language or else that of its
 * people. A person's calls go before those of the background.
 */
export function callContext(
  region: Region,
  { locale, priority }: { locale?: string | null; priority: 'person' | 'background' },
): CallContext {
  return { region, language: locale ? languageFor(region, locale) : ownLanguage(region), priority }
}
