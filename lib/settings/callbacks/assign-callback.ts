import 'server-only'
import { recordAudit } from '@/lib/audit/record-audit'
import { requireInHouse, type Actor } from '@/lib/auth/actor'
import { assignToStore } from '@/lib/callbacks/assign-to-store'
import { database } from '@/lib/db/client'
import type { AssignCallback } from '../model/callback-forms'

/**
 * Says which store the order of a waiting callback belongs to. The platform is asked first, and its
 * no is thrown.
 */
export async function assignCallback(input: {
  actor: Actor
  form: AssignCallback
}): Promise<{ orderId: number }> {
  const { actor, form } = input
  requireInHouse(actor, 'callbacks.handle')
  const adopted = await assignToStore({
    db: database(),
    inboxId: form.id,
    storeId: form.storeId,
    actorId: actor.id,
  })
  await recordAudit(database(), {
    action: 'callback.assigned',
    actor,
    record: { kind: 'callback', id: form.id },
    storeId: form.storeId,
    after: { orderId: adopted.orderId },
  })
  return adopted
}
