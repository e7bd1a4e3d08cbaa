import 'server-only'
import { and, eq, isNull } from 'drizzle-orm'
import { loadActor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import type { Database } from '@/lib/db/client'
import { reportMails, reportSubscriptions } from '@/lib/db/tables/reports/report-mails'
import { storeLanguage } from '@/lib/domain/areas'
import { localeFor } from '@/lib/i18n/choose-locale'
import { isLocale } from '@/lib/i18n/locales'
import { canSendMail, sendMail } from '@/lib/mail/send-mail'
import { summaryDays } from '../model/summary'
import { readForReport } from '../report-source'
import { type SummaryKey, summaryMail } from './queue-summaries'
import { readSummary } from './read-summary'
import { summaryStores } from './summary-stores'
import { writeSummary } from './write-summary'

/**
 * Sends one summary to one person, in their language, of the stores where they may see reports now;
 * nothing where they no longer want it, or may no longer sign in. Throws when the SMTP server did not
 * take it, to be tried again. What was being handed over when the process died is not sent again.
 */
export async function sendSummary(input: SummaryKey & { db: Database; now: Date }): Promise<void> {
  const { db, now, personId, rhythm, day } = input
  const [subscription] = await db
    .select()
    .from(reportSubscriptions)
    .where(eq(reportSubscriptions.personId, personId))
  const actor = await loadActor(db, { personId })
  if (!actor || subscription?.rhythm !== rhythm || !canSendMail()) return
  const stores = await summaryStores(db, { actor, chosen: subscription.storeIds })
  const [first] = stores
  if (!first) return
  const days = summaryDays(rhythm, day)
  const { value: summary } = await readForReport({ now }, (queries) =>
    readSummary(queries, { actor, stores, days }),
  )
  const locale = isLocale(actor.locale) ? actor.locale : localeFor(storeLanguage(first))
  const words = writeSummary({ actor, stores, rhythm, days, summary, locale })
  if (!(await begin(db, input))) return
  const { hostname } = new URL(settings().appUrl)
  const messageId = `<summary-${rhythm}-${day}-${personId}@${hostname}>`
  const isSent = await sendMail({ to: actor.email, messageId, ...words })
  await db
    .update(reportMails)
    .set(isSent ? { sentAt: now } : { startedAt: null })
    .where(summaryMail(input))
  if (!isSent) throw new Error('the SMTP server did not take a summary')
}

/** Whether it is this call's to hand over: of all that try, one's. */
async function begin(db: Database, input: SummaryKey & { now: Date }): Promise<boolean> {
  const begun = await db
    .update(reportMails)
    .set({ startedAt: input.now })
    .where(and(summaryMail(input), isNull(reportMails.startedAt)))
    .returning({ personId: reportMails.personId })
  return begun.length > 0
}
