import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LOCALES } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { ImportsError } from './imports-error'

const nothing = () => undefined
const router = {
  back: nothing,
  forward: nothing,
  refresh: nothing,
  prefetch: nothing,
  push: nothing,
  replace: nothing,
  bfcacheId: '0',
}

it.each(LOCALES)(
  'says in %s that nothing is lost, what to quote, and lets one try again',
  (locale) => {
    const messages = messagesOf(locale)
    const error = Object.assign(new Error('a secret of the server'), { digest: '4711' })
    const html = renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Hong_Kong">
        <AppRouterContext value={router}>
          <ImportsError error={error} reset={nothing} />
        </AppRouterContext>
      </NextIntlClientProvider>,
    )
    const { title, text } = messages.imports.pageFailed
    for (const words of [title, text, '4711', messages.common.retry]) expect(html).toContain(words)
    expect(html).toContain('<button')
    expect(html).not.toContain('secret')
  },
)
