import 'server-only'
import { createTranslator } from 'next-intl'
import { settings } from '@/lib/config/settings'
import type { SignInLinkKind } from '@/lib/db/tables/sign-in'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { canSendMail, sendMail } from '@/lib/mail/send-mail'
import type { MadeLink } from './make-link'

type Receiver = { name: string; email: string; locale: string | null }

/** What became of a link's e-mail; `off` where no SMTP server is set. */
export type Mailed = 'sent' | 'failed' | 'off'

/** Sends a link to the person, in their language, else in the one given. */
export async function mailLink(input: {
  person: Receiver
  kind: SignInLinkKind
  link: MadeLink
  otherwise: Locale
}): Promise<Mailed> {
  if (!canSendMail()) return 'off'
  const { person, kind, link, otherwise } = input
  const locale = isLocale(person.locale) ? person.locale : otherwise
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'mail' })
  const words = { name: person.name, hours: link.hours, site: settings().appUrl }
  const text = [
    t('greeting', words),
    t(`${kind}.text`, words),
    link.url,
    t(`${kind}.after`, words),
  ].join('\n\n')
  const isSent = await sendMail({ to: person.email, subject: t(`${kind}.subject`, words), text })
  return isSent ? 'sent' : 'failed'
}
