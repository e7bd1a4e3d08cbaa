import { messagesOf } from '@/lib/i18n/messages'
import { shownLocale } from '@/lib/i18n/shown-locale'

export const dynamic = 'force-dynamic'

/** What the page says that stands outside of all others, in the language of who looks at it. */
export async function GET(): Promise<Response> {
  const locale = await shownLocale()
  return Response.json(
    { locale, words: messagesOf(locale).failure },
    { headers: { 'cache-control': 'no-store' } },
  )
}
