import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
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
  await platformStore(database(), { actor, permission: 'hours.edit', storeId })
  const values = {
    drawn: normaliseHours(form.hours),
    changedBy: actor.id,
    changedAt: new Date(),
  }
  const [saved] =
    version === 0
      ? await database()
          .insert(storeHours)
          .values({ storeId, ...values })
          .onConflictDoNothing()
          .returning({ version: storeHours.version })
      : await database()
          .update(storeHours)
          .set({ ...values, version: sql`${storeHours.version} + 1` })
          .where(and(eq(storeHours.storeId, storeId), eq(storeHours.version, version)))
          .returning({ version: storeHours.version })
  if (!saved) throw new Problem('hoursChanged')
  await notifyLive(database(), { kind: 'store', storeId })
  return saved
}
