import 'server-only'
import { eq } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { applyAgain } from '@/lib/callbacks/applying/apply-again'
import { database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { Problem } from '@/lib/domain/problem'
import type { CallbackId } from '../model/callback-forms'

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
    .select({ id: inbox.id, raw: inbox.raw })
    .from(inbox)
    .where(eq(inbox.id, form.id))
  // What it said is removed once its order's time is over.
  if (!kept || kept.raw === '') throw new Problem('callbackGone')
  const { id } = kept
  if (!(await applyAgain(db, id))) throw new Problem('callbackWithoutOrder')
  await recordAudit(database(), {
    action: 'callback.applied-again',
    actor,
    record: { kind: 'callback', id: form.id },
  })
  return { id }
}
