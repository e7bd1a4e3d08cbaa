import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesOf } from '@/lib/i18n/messages'
import { indexLocker } from './find-lockers'
import { LockerOfCode } from './locker-of-code'
import { lockerListQuery } from './lockers-query'

const LOCKER = indexLocker({
  code: 'PN00012',
  brand: 'CornerKeep',
  area: '新界',
  district: '沙田區',
  name: { zh: '沙田街市', en: 'Sha Tin Market' },
  address: { zh: '橫壆街 1 號', en: '1 Wang Pok Street' },
  openingHours: '07:00-23:00',
  location: null,
})

function said(code: string | null, lockers = [LOCKER]): string {
  const client = new QueryClient()
  client.setQueryData(lockerListQuery().queryKey, { version: 1, lockers })
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={messagesOf('en')} timeZone="Asia/Hong_Kong">
      <QueryClientProvider client={client}>
        <LockerOfCode code={code} />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  )
}

it('names the locker of a code that was typed, with where it is and when it is open', () => {
  const html = said('PN00012')
  for (const fact of ['Sha Tin Market', '1 Wang Pok Street', '07:00-23:00']) {
    expect(html).toContain(fact)
  }
})

it('warns of a code that no locker of the list has', () => {
  expect(said('PN99999')).toContain('No locker on the list has this code.')
})

it('says nothing without a code, or before there is a list', () => {
  expect([said(null), said('PN99999', [])]).toEqual(['', ''])
})
