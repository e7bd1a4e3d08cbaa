/** The languages the interface speaks; the platform speaks more (lib/domain/areas). */
export const LOCALES = ['en', 'zh-HK'] as const

export type Locale = (typeof LOCALES)[number]

const DEFAULT_LOCALE: Locale = 'en'

/** Remembers the choice on this device, for the pages before sign-in. */
export const LOCALE_COOKIE = 'handover-locale'

/** A year, as the choice of theme and store. */
export const LOCALE_COOKIE_OPTIONS = {
  maxAge: 365 * 24 * 60 * 60,
  sameSite: 'lax',
  path: '/',
} as const

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** The best of our languages for an `Accept-Language` header; any Chinese is served zh-HK. */
export function localeFromHeader(header: string | null): Locale {
  const wanted = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase())
  for (const tag of wanted) {
    if (tag?.startsWith('zh')) return 'zh-HK'
    if (tag?.startsWith('en')) return 'en'
  }
  return DEFAULT_LOCALE
}
