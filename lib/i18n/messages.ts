import type { CompleteMessages } from './complete-messages'
import type { Locale } from './locales'
import { en } from './messages/en'
import { zhHK } from './messages/zh-HK'

const MESSAGES: Readonly<Record<Locale, CompleteMessages>> = { en, 'zh-HK': zhHK }

export function messagesOf(locale: Locale): CompleteMessages {
  return MESSAGES[locale]
}
