import 'server-only'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import type { Queries } from '@/lib/db/client'
import { tablets } from '@/lib/db/tables/tablets'
import { Problem } from '@/lib/domain/problem'

/** A tablet that was not ended, of a store whose tablets the person looks after; locked. Throws `tabletGone`. */
export async function visibleTablet(tx: Queries, actor: Actor, tabletId: string) {
  const [found] = await tx
    .select()
    .from(tablets)
    .where(
      and(
        eq(tablets.id, tabletId),
        isNull(tablets.endedAt),
        inArray(tablets.storeId, storesWhere(actor, 'tablets.manage')),
      ),
    )
    .for('update')
  if (!found) throw new Problem('tabletGone')
  return found
}
