import 'server-only'
import { cookies, headers } from 'next/headers'
import { LOCALE_COOKIE, isLocale, localeFromHeader, type Locale } from './locales'

/** The language of the pages of this request: the one chosen on this device, else the browser's. */
export async function shownLocale(): Promise<Locale> {
  const cookie = (await cookies()).get(LOCALE_COOKIE)?.value
  return isLocale(cookie) ? cookie : localeFromHeader((await headers()).get('accept-language'))
}
