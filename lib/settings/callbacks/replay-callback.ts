import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { applyStored } from '@/lib/callbacks/apply-stored'
import { APPLIERS } from '@/lib/callbacks/apply-all'
import { database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { Problem } from '@/lib/domain/problem'
import type { CallbackId } from '../model/callbacks'

/**
 * Applies a callback once more, which does no harm: what it did before it does not do again. Throws
 * `callbackWithoutOrder` when still no order is meant.
 */
export async function replayCallback(input: {
  actor: Actor
  form: CallbackId
}): Promise<{ id: number }> {
  const { actor, form } = input
  requireInHouse(actor, 'callbacks.handle')
  const db = database()
  const [kept] = await db
    .select({ id: inbox.id, family: inbox.family, raw: inbox.raw })
    .from(inbox)
    .where(eq(inbox.id, form.id))
  // What it said is removed once its order's time is over.
  if (!kept || kept.raw === '') throw new Problem('callbackGone')
  const { id, family } = kept
  const applied = await applyStored({ db, inboxId: id, apply: APPLIERS[family], again: true })
  if (!applied) throw new Problem('callbackWithoutOrder')
  await recordAudit(database(), {
    action: 'callback.applied-again',
    actor,
    record: { kind: 'callback', id: form.id },
  })
  return { id }
}
