import 'server-only'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { Problem } from '@/lib/domain/problem'
import type { CallbackId } from '../model/callback-forms'

/**
 * Lets a callback wait no longer, and with it all others that wait for the same order. They stay in
 * the list, with who did it and when.
 */
export async function dismissCallback(input: {
  actor: Actor
  form: CallbackId
}): Promise<{ dismissed: number }> {
  const { actor, form } = input
  requireInHouse(actor, 'callbacks.handle')
  const db = database()
  const [kept] = await db.select().from(inbox).where(eq(inbox.id, form.id))
  if (!kept) throw new Problem('callbackGone')
  const sameOrder = and(
    eq(inbox.family, kept.family),
    eq(inbox.platformOrderId, kept.platformOrderId),
    ne(inbox.platformOrderId, ''),
  )
  const dismissed = await db
    .update(inbox)
    .set({ dismissedAt: new Date(), dismissedBy: actor.id })
    .where(
      and(isNull(inbox.appliedAt), isNull(inbox.dismissedAt), or(eq(inbox.id, kept.id), sameOrder)),
    )
    .returning({ id: inbox.id })
  if (dismissed.length === 0) throw new Problem('callbackNotWaiting')
  await recordAudit(database(), {
    action: 'callback.dismissed',
    actor,
    record: { kind: 'callback', id: form.id },
    after: { dismissed: dismissed.length },
  })
  return { dismissed: dismissed.length }
}
