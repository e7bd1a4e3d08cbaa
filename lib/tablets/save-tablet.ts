import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { tablets } from '@/lib/db/tables/tablets'
import type { TabletForm } from './model/tablet-forms'
import { visibleTablet } from './visible-tablet'

/** Changes what a tablet is called and when its screen locks; the server holds to it at once. */
export async function saveTablet(input: { actor: Actor; form: TabletForm }): Promise<null> {
  const { actor, form } = input
  const { tabletId, name, lockMinutes } = form
  await database().transaction(async (tx) => {
    const before = await visibleTablet(tx, actor, tabletId)
    await tx.update(tablets).set({ name, lockMinutes }).where(eq(tablets.id, tabletId))
    await recordAudit(tx, {
      action: 'tablet.changed',
      actor,
      storeId: before.storeId,
      record: { kind: 'tablet', id: tabletId, name },
      before: { name: before.name, lockMinutes: before.lockMinutes },
      after: { name, lockMinutes },
    })
  })
  return null
}
