import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import { errorWords } from './error-words'
import { PageError } from './page-error'

it('are all that the page of an error needs', () => {
  const error = Object.assign(new Error('secret'), { digest: '1234567' })
  const missing: string[] = []
  const html = renderToStaticMarkup(
    <NextIntlClientProvider
      locale="en"
      timeZone="Asia/Hong_Kong"
      messages={errorWords(messagesOf('en'))}
      onError={({ message }) => missing.push(message)}
    >
      <PageError error={error} retry={() => undefined} />
    </NextIntlClientProvider>,
  )
  expect(missing).toEqual([])
  expect(html).toContain('This page could not be shown')
  expect(html).toContain('Quote this to your administrator: 1234567')
  expect(html).toContain('Try again')
  expect(html).not.toContain('secret')
})
