import 'server-only'
import { eq } from 'drizzle-orm'
import { can, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { stores } from '@/lib/db/tables/stores'
import { MAY } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'
import { SCANNED_FAMILIES, type ScannedFamily } from './model/check-out'

export type DispatchStore = typeof stores.$inferSelect & {
  /** The families that this person deals with here. */
  families: ScannedFamily[]
}

/**
 * A store, where the person may hand something out there (`place`), or look on (`see`).
 * @throws Problem `notAllowed` where they may do neither with parcels nor with waybills
 */
export async function dispatchStore(
  queries: Queries,
  input: { actor: Actor; storeId: number; to: 'see' | 'place' },
): Promise<DispatchStore> {
  const { actor, storeId, to } = input
  const needs = to === 'see' ? MAY.see : MAY.place
  const families = SCANNED_FAMILIES.filter((family) => can(actor, needs[family], storeId))
  if (families.length === 0) throw new Problem('notAllowed')
  const [store] = await queries.select().from(stores).where(eq(stores.id, storeId))
  if (!store) throw new Problem('notAllowed')
  return { ...store, families }
}

/** Whether the person may look on there: what they may not see is not there. */
export function maySeeDispatch(actor: Actor, storeId: number): boolean {
  return SCANNED_FAMILIES.some((family) => can(actor, MAY.see[family], storeId))
}
