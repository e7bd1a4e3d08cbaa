import 'server-only'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { findPile } from './find-pile'
import { readItems } from './read-items'
import type { Pile } from './schema'

/** What the person is putting together to print; null where they have put in nothing yet. */
export async function getPile({ actor }: { actor: Actor }): Promise<Pile | null> {
  const db = database()
  const run = await findPile(db, { personId: actor.id })
  if (!run) return null
  const items = await readItems(db, { run, storeIds: storesWhere(actor, 'express.place') })
  return { paper: run.paper, copies: run.copies, items }
}
