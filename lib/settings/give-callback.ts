import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { giveToStore } from '@/lib/callbacks/give-to-store'
import { database } from '@/lib/db/client'
import { Problem } from '@/lib/domain/problem'
import type { GiveCallback } from './schema'

/**
 * Says which store the order of a waiting callback belongs to. The platform is asked first, and its
 * no is thrown. Administrators only.
 */
export async function giveCallback(input: {
  actor: Actor
  form: GiveCallback
}): Promise<{ orderId: number }> {
  const { actor, form } = input
  if (!actor.isAdmin) throw new Problem('notAllowed')
  return giveToStore({
    db: database(),
    inboxId: form.id,
    storeId: form.storeId,
    actorId: actor.id,
  })
}
