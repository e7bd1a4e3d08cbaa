import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { keptLabel } from './kept-label'
import { labelledOrder } from './labelled-order'
import type { KeptLabel } from './schema'

/** The database compares, so that no PDF is read out for it. */
const isWhatCame = eq(labels.sha256, sql`encode(sha256(${labels.pdf}), 'hex')`)

/**
 * Which labels of a waybill are kept here and can be used: one that is not what came is fetched
 * anew, as one that is not there. Throws `notFound`.
 */
export async function listLabels(input: { actor: Actor; orderId: number }): Promise<KeptLabel[]> {
  const db = database()
  await labelledOrder(db, { ...input, to: 'see' })
  const { paper, copies, pages, fetchedAt } = labels
  const rows = await db
    .select({ paper, copies, pages, fetchedAt })
    .from(labels)
    .where(and(eq(labels.orderId, input.orderId), isWhatCame))
    .orderBy(asc(labels.id))
  return rows.map(keptLabel)
}
