import { cache } from 'react'
import { localeFor } from '@/lib/i18n/choose-locale'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { askedLocale } from '@/lib/i18n/shown-locale'
import { linkLanguage } from '@/lib/tracking/link-language'

/** The customer's language: chosen on their device, else their browser's, else the store's. */
export const trackLocale = cache(async (token: string): Promise<Locale> => {
  const asked = await askedLocale()
  if (asked) return asked
  // Where this fails the page does, too, and says so inside the layout, in a customer's words.
  const language = await linkLanguage(token).catch(() => null)
  return language ? localeFor(language) : DEFAULT_LOCALE
})
