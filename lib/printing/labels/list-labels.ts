import 'server-only'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Actor } from '@/lib/auth/actor'
import { database } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import type { StoredLabel } from '../model/label'
import { toStoredLabel } from './label-store'
import { storeLanguage } from '@/lib/domain/areas'
import { visibleOrder } from '@/lib/orders/visible-order'

/** The database compares, so that no PDF is read out for it. */
const isWhatCame = eq(labels.sha256, sql`encode(sha256(${labels.pdf}), 'hex')`)

/**
 * Which labels of a waybill are kept here and can be used: one that is not what came is fetched
 * anew, as one that is not there, and as one that came before the store chose its language. Throws `notFound`.
 */
export async function listLabels(input: { actor: Actor; orderId: number }): Promise<StoredLabel[]> {
  const db = database()
  const { store } = await visibleOrder(db, { ...input, act: 'see', among: ['express'] })
  const isInLanguage = eq(labels.language, storeLanguage(store))
  const { paper, copies, pages, fetchedAt } = labels
  const rows = await db
    .select({ paper, copies, pages, fetchedAt })
    .from(labels)
    .where(and(eq(labels.orderId, input.orderId), isWhatCame, isInLanguage))
    .orderBy(asc(labels.id))
  return rows.map(toStoredLabel)
}
