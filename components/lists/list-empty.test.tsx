import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import { readListAddress } from '@/lib/lists/model/list-address'
import { ListEmpty } from './list-empty'

const drawn = (search: string, isCut: boolean) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="UTC">
      <ListEmpty
        family="express"
        address={readListAddress('express', new URLSearchParams(search))}
        isCut={isCut}
        onShow={() => undefined}
      />
    </NextIntlClientProvider>,
  )

it('says that nothing was found only when all orders were looked through', () => {
  expect(drawn('q=chan', false)).toContain('Nothing found<')
  expect(drawn('q=chan', true)).toContain('Nothing found so far')
  expect(drawn('q=chan', true)).not.toContain('Clear search')
  expect(drawn('printed=yes', true)).toContain('Nothing found so far')
})

it('speaks of filters only where some are set', () => {
  expect(drawn('q=chan', false)).toContain('Try fewer letters or digits.')
  expect(drawn('q=chan&printed=yes', false)).toContain('or fewer filters.')
  expect(drawn('printed=yes', false)).not.toContain('Try fewer')
})
