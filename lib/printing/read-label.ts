import 'server-only'
import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { labels } from '@/lib/db/tables/labels'
import { labelFor, type LabelChoice } from './schema'

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
