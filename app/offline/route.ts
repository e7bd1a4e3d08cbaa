import { createTranslator } from 'next-intl'
import { cookies } from 'next/headers'
import { THEME_COOKIE, themeFrom } from '@/components/shell/frame/theme'
import { settings } from '@/lib/config/settings'
import { STAGES } from '@/lib/domain/stages'
import { messagesOf } from '@/lib/i18n/messages'
import { shownLocale } from '@/lib/i18n/shown-locale'
import { offlinePage } from './offline-page'

export const dynamic = 'force-dynamic'

/** What a device keeps to show without a network; it says nothing of anybody. */
export async function GET(): Promise<Response> {
  const locale = await shownLocale()
  const t = createTranslator({ locale, messages: messagesOf(locale), namespace: 'shell.offline' })
  const stage = createTranslator({
    locale,
    messages: messagesOf(locale),
    namespace: 'orders.stage.food',
  })
  const page = offlinePage({
    locale,
    theme: themeFrom((await cookies()).get(THEME_COOKIE)?.value),
    title: t('title'),
    text: t('text'),
    again: t('again'),
    keptMs: settings().sessionIdleMinutes * 60_000,
    words: {
      board: t('board'),
      asOf: t('asOf', { age: '{age}' }),
      nothing: t('nothing'),
      none: t('none'),
      stages: Object.fromEntries(STAGES.map((one) => [one, stage(one)])),
    },
  })
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
}
