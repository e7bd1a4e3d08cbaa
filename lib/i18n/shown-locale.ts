import 'server-only'
import { cookies, headers } from 'next/headers'
import { localeFromHeader } from './choose-locale'
import {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_COOKIE,
  type Locale,
  type MessageLanguage,
  PSEUDO_LANGUAGE,
} from './locales'

/** The language of the pages of this request: the one chosen on this device, else the browser's. */
export async function shownLocale(): Promise<Locale> {
  return (await askedLocale()) ?? DEFAULT_LOCALE
}

/** As `shownLocale`; null where neither a choice nor the browser names one of ours. */
export async function askedLocale(): Promise<Locale | null> {
  const cookie = (await cookies()).get(LOCALE_COOKIE)?.value
  if (cookie === PSEUDO_LANGUAGE) return 'en'
  return isLocale(cookie) ? cookie : localeFromHeader((await headers()).get('accept-language'))
}

/** Whose messages draw the pages of this request, where they are in this language. */
export async function messageLanguage(locale: Locale): Promise<MessageLanguage> {
  const cookie = (await cookies()).get(LOCALE_COOKIE)?.value
  return cookie === PSEUDO_LANGUAGE ? PSEUDO_LANGUAGE : locale
}
