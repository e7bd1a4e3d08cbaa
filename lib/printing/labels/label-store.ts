import 'server-only'
import { eq } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { type StoredLabel, type LabelChoice, labelFor } from '../model/label'

export type Label = typeof labels.$inferSelect

export const checksumOf = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex')

/**
 * The kept label of an order for a choice; null where there is none, or where what is kept is not
 * what came: then it is fetched anew.
 */
export async function readLabel(
  db: Database,
  orderId: number,
  choice: LabelChoice,
): Promise<Label | null> {
  const kept = await db
    .select({ id: labels.id, paper: labels.paper, copies: labels.copies })
    .from(labels)
    .where(eq(labels.orderId, orderId))
  const wanted = labelFor(kept, choice)
  if (!wanted) return null
  const [label] = await db.select().from(labels).where(eq(labels.id, wanted.id))
  if (!label) return null
  if (checksumOf(label.pdf) === label.sha256) return label
  log().error({ orderId, labelId: label.id }, 'a kept label is not what came')
  return null
}

type Row = Omit<StoredLabel, 'fetchedAt'> & { fetchedAt: Date }

/** A kept label as a browser is told of it, without the PDF. */
export function toStoredLabel({ paper, copies, pages, fetchedAt }: Row): StoredLabel {
  return { paper, copies, pages, fetchedAt: fetchedAt.toISOString() }
}
