import 'server-only'
import { eq } from 'drizzle-orm'
import { createTranslator } from 'next-intl'
import { can, canAnywhere, loadActor, type Actor } from '@/lib/auth/actor'
import { settings } from '@/lib/config/settings'
import type { Database } from '@/lib/db/client'
import { people } from '@/lib/db/tables/people'
import { stores } from '@/lib/db/tables/stores'
import { warnings } from '@/lib/db/tables/warnings'
import { storeLanguage } from '@/lib/domain/areas'
import { storeName } from '@/lib/domain/store-name'
import { formatParcelTime } from '@/lib/domain/time/local-time'
import { localeFor } from '@/lib/i18n/choose-locale'
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { sendMail } from '@/lib/mail/send-mail'
import { orderPaths } from '@/lib/orders/keys'
import { storePaths } from '@/lib/stores/keys'

type WarningRow = typeof warnings.$inferSelect
type StoreRow = typeof stores.$inferSelect

/**
 * Sends a warning to a person, in their language, where they manage what it is about and still want
 * it; throws when the SMTP server did not take it, to be tried again.
 */
export async function sendWarning(input: {
  db: Database
  warningId: number
  personId: number
}): Promise<void> {
  const { db, warningId, personId } = input
  const [warning] = await db.select().from(warnings).where(eq(warnings.id, warningId))
  const [person] = await db.select().from(people).where(eq(people.id, personId))
  const actor = await loadActor(db, { personId })
  if (!warning || !actor || !person?.wantsWarnings || !isToHear(actor, warning)) return
  const [store] =
    warning.storeId === null
      ? []
      : await db.select().from(stores).where(eq(stores.id, warning.storeId))
  const locale = isLocale(actor.locale) ? actor.locale : localeOf(store)
  const isSent = await sendMail({ to: actor.email, ...wordsOf(actor, warning, store, locale) })
  if (!isSent) throw new Error('the SMTP server did not take a warning')
}

/** Whose language nobody knows reads what is read at the store. */
const localeOf = (store: StoreRow | undefined): Locale =>
  store ? localeFor(storeLanguage(store)) : DEFAULT_LOCALE

/** Of a store who may open and close it; of what is no store's, who sees to Handover itself. */
function isToHear(actor: Actor, { storeId, facts }: WarningRow): boolean {
  const ofStore = storeId !== null && can(actor, 'store.open-close', storeId)
  return facts.kind === 'job' ? ofStore || canAnywhere(actor, 'settings.manage') : ofStore
}

/** The only words of a customer's order are its number. */
function wordsOf(
  actor: Actor,
  { facts }: WarningRow,
  store: StoreRow | undefined,
  locale: Locale,
): { subject: string; text: string } {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'mail' })
  const { appUrl } = settings()
  const words = {
    name: actor.name,
    store: store ? storeName(store, locale) : '',
    order: facts.kind === 'in-doubt' ? facts.clientOrderId : '',
    time:
      facts.kind === 'counter' && store
        ? formatParcelTime(new Date(facts.since), store.region).slice(11)
        : '',
    task: facts.kind === 'job' ? taskName(facts.task, locale) : '',
  }
  const key = keyOf(facts)
  const path = pathOf(facts, store, canAnywhere(actor, 'settings.manage'))
  const text = [
    t('greeting', words),
    t(`warning.${key}.text`, words),
    `${appUrl}${path}`,
    t('warning.after', { page: `${appUrl}/settings` }),
  ].join('\n\n')
  return { subject: t(`warning.${key}.subject`, words), text }
}

/** What a task does, in words; its own name where nobody has written any. */
function taskName(task: string, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'jobs.tasks' })
  const known = task as 'orders.sweep'
  return t.has(known) ? t(known) : task
}

/** A key of the messages `mail.warning`. */
function keyOf(facts: WarningRow['facts']) {
  switch (facts.kind) {
    case 'in-doubt':
      return 'inDoubt'
    case 'closure':
      return facts.what === 'status' ? 'closure' : 'dates'
    case 'job':
      return 'job'
    case 'counter':
      return 'counter'
  }
}

/** Where it can be seen to; a store's manager has no page of jobs. */
function pathOf(
  facts: WarningRow['facts'],
  store: StoreRow | undefined,
  maySeeJobs: boolean,
): string {
  switch (facts.kind) {
    case 'in-doubt':
      return orderPaths.order(facts.family, facts.orderId)
    case 'closure':
      if (facts.what === 'temporary' && store) return storePaths.hours(store.id)
      return storePaths.stores()
    case 'job':
      return maySeeJobs ? '/settings/jobs' : '/exceptions'
    case 'counter':
      return storePaths.stores()
  }
}
