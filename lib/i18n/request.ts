import { getRequestConfig } from 'next-intl/server'
import { isLocale } from './locales'
import { messagesOf } from './messages'
import { messageLanguage, shownLocale } from './shown-locale'

export default getRequestConfig(async ({ locale }) => {
  const chosen = isLocale(locale) ? locale : await shownLocale()
  return {
    locale: chosen,
    messages: messagesOf(await messageLanguage(chosen)),
    // Times on the screen are a store's, always formatted with the store's own zone.
    timeZone: 'Asia/Hong_Kong',
  }
})
