import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { endSessions } from '@/lib/auth/sessions/end-sessions'
import { database } from '@/lib/db/client'
import { tablets } from '@/lib/db/tables/tablets'
import type { TabletIdForm } from './model/tablet-forms'
import { visibleTablet } from './visible-tablet'

/** Signs a tablet out for good: whoever is at it is out within seconds, and no PIN opens it any more. */
export async function endTablet(input: { actor: Actor; form: TabletIdForm }): Promise<null> {
  const { actor, form } = input
  const { tabletId } = form
  await database().transaction(async (tx) => {
    const { storeId, name } = await visibleTablet(tx, actor, tabletId)
    await tx
      .update(tablets)
      .set({ endedAt: sql`now()` })
      .where(eq(tablets.id, tabletId))
    await endSessions(tx, { tabletId })
    await recordAudit(tx, {
      action: 'tablet.ended',
      actor,
      storeId,
      record: { kind: 'tablet', id: tabletId, name },
    })
  })
  return null
}
