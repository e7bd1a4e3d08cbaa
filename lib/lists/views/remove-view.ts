import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { can, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { listViews } from '@/lib/db/tables/people'
import { MAY } from '@/lib/domain/permissions'
import { Problem } from '@/lib/domain/problem'

/**
 * Removes a view: the person's own, or one of a store where they may place. Throws `notFound` where
 * there is none that they know of, `notAllowed` where they only see it.
 */
export async function removeView(input: { actor: Actor; viewId: number }): Promise<void> {
  const { actor, viewId } = input
  await database().transaction(async (tx) => {
    const [view] = await tx.select().from(listViews).where(eq(listViews.id, viewId)).for('update')
    if (!view) throw new Problem('notFound')
    const { storeId, personId, family, name } = view
    if (storeId === null) {
      if (personId !== actor.id) throw new Problem('notFound')
    } else if (!can(actor, MAY.place[family], storeId)) {
      throw new Problem(can(actor, MAY.see[family], storeId) ? 'notAllowed' : 'notFound')
    }
    await tx.delete(listViews).where(eq(listViews.id, viewId))
    if (storeId !== null) {
      await recordAudit(tx, { action: 'view.removed', actor, storeId, before: { family, name } })
    }
  })
}
