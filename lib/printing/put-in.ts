import 'server-only'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/client'
import { printRunItems } from '@/lib/db/tables/prints'
import type { Transaction } from '@/lib/orders/lock-order'
import { addFetchJob } from './add-fetch-job'
import { openPile } from './open-pile'
import { MOST_IN_PILE, type Added, type LabelChoice } from './schema'

/**
 * Puts waybills into the person's pile, in the given order, and has their labels fetched. The caller
 * has seen to it that the person may print them.
 */
export async function putIn(input: {
  personId: number
  choice: LabelChoice
  orderIds: readonly number[]
}): Promise<Omit<Added, 'refused'>> {
  if (input.orderIds.length === 0) return { added: 0, already: 0, tooMany: 0 }
  return database().transaction(async (tx) => {
    const pile = await openPile(tx, input)
    const inside = await idsIn(tx, pile.id)
    const fresh = [...new Set(input.orderIds)].filter((id) => !inside.has(id))
    const fitting = fresh.slice(0, Math.max(0, MOST_IN_PILE - inside.size))
    if (fitting.length > 0) {
      // One row after the other: what counts them up goes by it.
      const rows = fitting.map((orderId) => ({ runId: pile.id, orderId }))
      await tx.insert(printRunItems).values(rows)
      await addFetchJob(tx, pile.id)
    }
    return {
      added: fitting.length,
      already: input.orderIds.length - fresh.length,
      tooMany: fresh.length - fitting.length,
    }
  })
}

async function idsIn(tx: Transaction, runId: number): Promise<Set<number>> {
  const rows = await tx
    .select({ orderId: printRunItems.orderId })
    .from(printRunItems)
    .where(eq(printRunItems.runId, runId))
  return new Set(rows.map(({ orderId }) => orderId))
}
