import type { Language } from '@/lib/domain/areas'

/**
 * The languages the interface speaks, each by its own name as it stands in the menu; English first,
 * which is shown where nothing says another. Of one tongue the first speaks for those without a
 * place of their own (`choose-locale`). The platform speaks these and no others (lib/domain/areas).
 */
export const LANGUAGES = {
  en: 'English',
  'zh-HK': '繁體中文（香港）',
  'zh-TW': '繁體中文（台灣）',
  ms: 'Bahasa Melayu',
  th: 'ไทย',
  vi: 'Tiếng Việt',
} as const satisfies Partial<Record<Language, string>>

export type Locale = keyof typeof LANGUAGES

export const LOCALES = Object.keys(LANGUAGES) as readonly Locale[]

/** What is spoken to somebody of whom nothing is known. */
export const DEFAULT_LOCALE: Locale = 'en'

/** Remembers the choice on this device, for the pages before sign-in. */
export const LOCALE_COOKIE = 'handover-locale'

/** A year, as the choice of theme and store. */
export const LOCALE_COOKIE_OPTIONS = {
  maxAge: 365 * 24 * 60 * 60,
  sameSite: 'lax',
  path: '/',
} as const

/** In development only, by the cookie alone: longer and with marks (`pseudo-messages`). Nobody is offered it. */
export const PSEUDO_LANGUAGE = 'en-XA'

/** What messages there are: one set a language, and the pseudo-language's, which is drawn as English. */
export type MessageLanguage = Locale | typeof PSEUDO_LANGUAGE

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

export function isMessageLanguage(value: unknown): value is MessageLanguage {
  return value === PSEUDO_LANGUAGE || isLocale(value)
}
