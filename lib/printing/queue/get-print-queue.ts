import 'server-only'
import { storesWhere, type Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import type { PrintQueue } from '../model/print-queue'
import { findPrintQueue, readItems } from './find-print-queue'

/** What the person is putting together to print; null where they have put in nothing yet. */
export async function getPrintQueue({ actor }: { actor: Actor }): Promise<PrintQueue | null> {
  const db = database()
  const run = await findPrintQueue(db, { personId: actor.id })
  if (!run) return null
  const items = await readItems(db, { run, storeIds: storesWhere(actor, 'express.place') })
  return { paper: run.paper, copies: run.copies, items }
}
