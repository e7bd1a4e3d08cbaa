import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { LOCALE_COOKIE, isLocale, localeFromHeader, type Locale } from './locales'
import { messagesOf } from './messages'

async function chosenLocale(): Promise<Locale> {
  const cookie = (await cookies()).get(LOCALE_COOKIE)?.value
  return isLocale(cookie) ? cookie : localeFromHeader((await headers()).get('accept-language'))
}

export default getRequestConfig(async ({ locale }) => {
  const chosen = isLocale(locale) ? locale : await chosenLocale()
  return {
    locale: chosen,
    messages: messagesOf(chosen),
    // Times on the screen are a store's, always formatted with the store's own zone.
    timeZone: 'Asia/Hong_Kong',
  }
})
