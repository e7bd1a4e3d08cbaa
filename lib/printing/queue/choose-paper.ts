import 'server-only'
import { eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { printRunItems, printRuns } from '@/lib/db/tables/prints'
import { normalChoice, type LabelChoice } from '../model/label'
import { addFetchJob } from './add-fetch-job'
import { findPrintQueue } from './find-print-queue'

/** Has the person's queue printed on another paper; labels that are not kept for it are fetched. */
export async function choosePaper(input: { actor: Actor } & LabelChoice): Promise<void> {
  const { paper, copies } = normalChoice(input)
  await database().transaction(async (tx) => {
    const pile = await findPrintQueue(tx, { personId: input.actor.id, locked: true })
    if (!pile || (pile.paper === paper && pile.copies === copies)) return
    await tx.update(printRuns).set({ paper, copies }).where(eq(printRuns.id, pile.id))
    // What was said of the other paper says nothing of this one.
    await tx
      .update(printRunItems)
      .set({ problem: null, claimedUntil: null })
      .where(eq(printRunItems.runId, pile.id))
    await addFetchJob(tx, pile.id)
  })
}
