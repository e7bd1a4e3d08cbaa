import 'server-only'
import { inArray } from 'drizzle-orm'
import { log } from '@/lib/config/log'
import type { Database } from '@/lib/db/client'
import { inbox } from '@/lib/db/tables/inbox'
import { applySubjects } from './apply-subjects'

/** Applies what waits of the orders that these callbacks speak of; who returns has applied it. */
export async function applyAll(db: Database, inboxIds: readonly number[]): Promise<void> {
  if (inboxIds.length === 0) return
  const { family, platformOrderId, clientOrderId } = inbox
  const subjects = await db
    .selectDistinct({ family, platformOrderId, clientOrderId })
    .from(inbox)
    .where(inArray(inbox.id, [...inboxIds]))
  try {
    await applySubjects(db, subjects, { wait: true })
  } catch (error) {
    log().error({ err: error }, 'callbacks wait for the job that applies them')
  }
}
