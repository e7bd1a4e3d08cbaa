import { getTimeZone } from 'next-intl/server'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import type { Locale } from '@/lib/i18n/locales'
import { messageFile } from '@/lib/i18n/message-file'
import type { MessageSet } from '@/lib/i18n/message-sets'
import { messageLanguage, shownLocale } from '@/lib/i18n/shown-locale'
import { MessagesFromFile } from './messages-from-file'

type PageMessagesProps = {
  set: MessageSet
  /** Another than the request's. */
  locale?: Locale
  children: ReactNode
}

/** Gives a group of pages its messages, which the browser reads from a file that it keeps (decision 0295). */
export async function PageMessages({ set, locale: given, children }: PageMessagesProps) {
  const locale = given ?? (await shownLocale())
  const language = await messageLanguage(locale)
  const { href } = messageFile(language, set)
  preload(href, { as: 'fetch', crossOrigin: 'anonymous' })
  return (
    <MessagesFromFile
      locale={locale}
      language={language}
      set={set}
      href={href}
      timeZone={await getTimeZone()}
    >
      {children}
    </MessagesFromFile>
  )
}
