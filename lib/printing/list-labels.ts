import 'server-only'
import { asc, eq } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { keptLabel } from './kept-label'
import { labelledOrder } from './labelled-order'
import type { KeptLabel } from './schema'

/** Which labels of a waybill are kept here. Throws `notFound`. */
export async function listLabels(input: { actor: Actor; orderId: number }): Promise<KeptLabel[]> {
  const db = database()
  await labelledOrder(db, { ...input, to: 'see' })
  const { paper, copies, pages, fetchedAt } = labels
  const rows = await db
    .select({ paper, copies, pages, fetchedAt })
    .from(labels)
    .where(eq(labels.orderId, input.orderId))
    .orderBy(asc(labels.id))
  return rows.map(keptLabel)
}
