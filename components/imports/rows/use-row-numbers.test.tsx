import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { useRowNumbers } from './use-row-numbers'

function Numbers({ count }: { count: number }) {
  return useRowNumbers()(Array.from({ length: count }, (_, index) => index + 1))
}

const drawn = (locale: Locale, count: number) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Asia/Hong_Kong">
      <Numbers count={count} />
    </NextIntlClientProvider>,
  )

it('names rows as each language lists them, and of many how many more there are', () => {
  expect(drawn('en', 3)).toBe('1, 2, and 3')
  expect(drawn('zh-HK', 3)).toBe('1、2及3')
  expect(drawn('en', 50)).toMatch(/11, 12, and 38 more$/)
  expect(drawn('zh-HK', 50)).toMatch(/11、12及另外 38 行$/)
})
