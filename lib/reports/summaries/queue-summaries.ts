import 'server-only'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { loadActor } from '@/lib/auth/actor'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { reportMails, reportSubscriptions } from '@/lib/db/tables/reports/report-mails'
import { areaOf } from '@/lib/domain/areas'
import { instantOfWall, wallOf } from '@/lib/domain/time/wall-clock'
import { addJob } from '@/lib/jobs/add-job'
import { canSendMail } from '@/lib/mail/send-mail'
import { dueSummary } from '../model/summary'
import { summaryStores } from './summary-stores'
import { SEND_SUMMARY } from './task-names'

/** Long after anything is sent again. */
const KEPT_MS = 90 * 86_400_000

type Subscription = typeof reportSubscriptions.$inferSelect

/**
 * Queues every summary that is due by the clocks of its reader's first store, each once however many
 * instances look, and again after a restart (decision 0329). Nothing while no e-mail can be sent.
 */
export async function queueSummaries(input: { db: Database; now: Date }): Promise<void> {
  const { db, now } = input
  if (!canSendMail()) return
  const rows = await db
    .select({ subscription: reportSubscriptions })
    .from(reportSubscriptions)
    .innerJoin(people, eq(people.id, reportSubscriptions.personId))
    .where(isNull(people.disabledAt))
  for (const { subscription } of rows) await queueWhenDue(db, subscription, now)
  await db.delete(reportMails).where(lt(reportMails.queuedAt, new Date(now.getTime() - KEPT_MS)))
}

async function queueWhenDue(db: Database, subscription: Subscription, now: Date): Promise<void> {
  const { personId, rhythm, storeIds } = subscription
  const actor = await loadActor(db, { personId })
  const [first] = actor ? await summaryStores(db, { actor, chosen: storeIds }) : []
  if (!first) return
  const zone = areaOf(first.region).timeZone
  const due = dueSummary(rhythm, wallOf(now, zone))
  // Whoever subscribes at noon is not told of yesterday.
  if (due === null || instantOfWall(Date.parse(due.since), zone) < subscription.since) return
  const payload = { personId, rhythm, day: due.day }
  await db.transaction(async (tx) => {
    const queued = await tx
      .insert(reportMails)
      .values({ ...payload, queuedAt: now })
      .onConflictDoNothing()
      .returning({ personId: reportMails.personId })
    if (queued.length === 0) return
    const key = `${SEND_SUMMARY}:${personId}:${rhythm}:${due.day}`
    await addJob(tx, { task: SEND_SUMMARY, payload, key })
  })
}

/** The row of one summary. */
export const summaryMail = ({ personId, rhythm, day }: SummaryKey) =>
  and(eq(reportMails.personId, personId), eq(reportMails.rhythm, rhythm), eq(reportMails.day, day))

export type SummaryKey = Pick<typeof reportMails.$inferSelect, 'personId' | 'rhythm' | 'day'>
