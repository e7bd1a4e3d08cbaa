import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { changes } from '@/lib/audit/changes'
import { recordAudit } from '@/lib/audit/record-audit'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { storeHours } from '@/lib/db/tables/hours'
import { normaliseHours } from '@/lib/stores/model/normalise-hours'
import { Problem } from '@/lib/domain/problem'
import { notifyLive } from '@/lib/live/notify'
import type { HoursForm } from '../model/hours-form'
import { platformStore } from '../platform-store'

/**
 * Keeps a store's hours as drawn; nothing is sent. Returns their new version. Throws
 * `hoursChanged` when somebody else has saved others since.
 */
export async function saveHours(input: {
  actor: Actor
  form: HoursForm
}): Promise<{ version: number }> {
  const { actor, form } = input
  const { storeId, version } = form
  const store = await platformStore(database(), { actor, permission: 'hours.edit', storeId })
  const values = {
    drawn: normaliseHours(form.hours),
    changedBy: actor.id,
    changedAt: new Date(),
  }
  return database().transaction(async (tx) => {
    const [before] = await tx.select().from(storeHours).where(eq(storeHours.storeId, storeId))
    const [saved] =
      version === 0
        ? await tx
            .insert(storeHours)
            .values({ storeId, ...values })
            .onConflictDoNothing()
            .returning({ version: storeHours.version })
        : await tx
            .update(storeHours)
            .set({ ...values, version: sql`${storeHours.version} + 1` })
            .where(and(eq(storeHours.storeId, storeId), eq(storeHours.version, version)))
            .returning({ version: storeHours.version })
    if (!saved) throw new Problem('hoursChanged')
    await recordAudit(tx, {
      action: 'hours.drawn',
      actor,
      storeId,
      record: { kind: 'store', id: storeId, name: store.code },
      ...changes(before?.drawn ?? null, values.drawn),
    })
    await notifyLive(tx, { kind: 'store', storeId })
    return saved
  })
}
