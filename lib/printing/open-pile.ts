import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { printRunItems, printRuns } from '@/lib/db/tables/prints'
import type { Transaction } from '@/lib/orders/lock-order'
import { findPile, type RunRow } from './find-pile'
import { normalChoice, type LabelChoice } from './schema'

/**
 * The person's pile, locked; a new one where there is none. Each person has one. While it is empty
 * it takes the paper of the station that puts something in.
 */
export async function openPile(
  tx: Transaction,
  input: { personId: number; choice: LabelChoice },
): Promise<RunRow> {
  const { personId } = input
  const { paper, copies } = normalChoice(input.choice)
  await tx.insert(printRuns).values({ by: personId, paper, copies }).onConflictDoNothing()
  const pile = await findPile(tx, { personId, locked: true })
  if (!pile) throw new Error('a pile was not made')
  const [item] = await tx
    .select({ one: sql`1` })
    .from(printRunItems)
    .where(eq(printRunItems.runId, pile.id))
    .limit(1)
  if (item) return pile
  await tx.update(printRuns).set({ paper, copies }).where(eq(printRuns.id, pile.id))
  return { ...pile, paper, copies }
}
