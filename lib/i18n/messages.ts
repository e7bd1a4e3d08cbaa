import type { CompleteMessages } from './complete-messages'
import { type Locale, type MessageLanguage, PSEUDO_LANGUAGE } from './locales'
import { en } from './messages/en'
import { ms } from './messages/ms'
import { th } from './messages/th'
import { vi } from './messages/vi'
import { zhHK } from './messages/zh-HK'
import { zhTW } from './messages/zh-TW'
import { pseudoMessages } from './pseudo-messages'

const MESSAGES: Readonly<Record<Locale, CompleteMessages>> = {
  en,
  'zh-HK': zhHK,
  'zh-TW': zhTW,
  ms,
  th,
  vi,
}

export function messagesOf(language: MessageLanguage): CompleteMessages {
  return language === PSEUDO_LANGUAGE ? pseudo() : MESSAGES[language]
}

let known: CompleteMessages | null = null
const pseudo = () => (known ??= pseudoMessages<CompleteMessages>(en))
