'use client'

import { NextIntlClientProvider } from 'next-intl'
import { type ReactNode, use } from 'react'
import type { Locale, MessageLanguage } from '@/lib/i18n/locales'
import type { MessageSet } from '@/lib/i18n/message-sets'
import { hearEarlyKeys } from './early-keys'
import { readMessages } from './read-messages'

type MessagesFromFileProps = {
  locale: Locale
  language: MessageLanguage
  set: MessageSet
  href: string
  timeZone: string
  children: ReactNode
}

/** What was drawn on the server stays as it is until the words are there. */
export function MessagesFromFile(props: MessagesFromFileProps) {
  const { locale, language, set, href, timeZone, children } = props
  // Before the wait: what is below hears nothing until it is over.
  if (set === 'desk') hearEarlyKeys()
  const messages = use(readMessages({ language, set, href }))
  return (
    <NextIntlClientProvider locale={locale} timeZone={timeZone} messages={messages}>
      {children}
    </NextIntlClientProvider>
  )
}
