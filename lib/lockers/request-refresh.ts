import 'server-only'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { queueRefresh } from './queue-refresh'
import { requireAnywhere } from './require-anywhere'

/** A person wants the list read anew, now. */
export async function requestRefresh({ actor }: { actor: Actor }): Promise<void> {
  requireAnywhere(actor, 'express.place')
  await queueRefresh(database())
}
