import 'server-only'
import { createTranslator } from 'next-intl'
import type { SignInChange } from '@/lib/auth/tell-person'
import { settings } from '@/lib/config/settings'
import { isLocale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { canSendMail, sendMail } from '@/lib/mail/send-mail'

/** Tells somebody that their sign-in was changed; throws when the server did not take it, to be tried again. */
export async function sendNotice(input: {
  name: string
  email: string
  locale: string | null
  change: SignInChange
}): Promise<void> {
  // The server was taken out of the settings meanwhile: there is no way to tell anybody.
  if (!canSendMail()) return
  const { name, email, change } = input
  const locale = isLocale(input.locale) ? input.locale : 'en'
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'mail' })
  const words = { name, site: settings().appUrl }
  const text = [
    t('greeting', words),
    t(`notice.changed.${change}`, words),
    t('notice.after', words),
  ].join('\n\n')
  const isSent = await sendMail({ to: email, subject: t('notice.subject'), text })
  if (!isSent) throw new Error('the SMTP server did not take a notice')
}
