import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import { RowReason } from './row-reason'

const drawn = (wrong: string | undefined) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Asia/Hong_Kong">
      <RowReason row={undefined} wrong={wrong} />
    </NextIntlClientProvider>,
  )

it('says below the grid what is wrong with the cell that a person stands on', () => {
  expect(drawn('Weight: Too heavy.')).toContain('Weight: Too heavy.')
  expect(drawn(undefined)).not.toContain('aria-hidden')
})
