import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { FormProvider } from 'react-hook-form'
import { useForm } from '@/components/form/use-form'
import { expect, test } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { AddressCount } from './address-count'
import { typedWaybill } from '@/lib/testing/forms/typed-waybill-form'
import {
  BLANK_ADDRESS,
  type TypedAddress,
  type TypedWaybill,
} from '@/lib/express/model/typed-waybill'

type Drawn = { address: Partial<TypedAddress>; told?: string }

function Count({ address, told }: Drawn) {
  const typed = typedWaybill('HDP-ECN-H')
  const recipient = { ...typed.recipient, address: { ...BLANK_ADDRESS, ...address } }
  const root = { type: 'server', message: told ?? '' }
  const form = useForm<TypedWaybill>({
    defaultValues: { ...typed, recipient },
    ...(told && { errors: { recipient: { address: { root } } } }),
  })
  return (
    <FormProvider {...form}>
      <AddressCount whose="recipient" />
    </FormProvider>
  )
}

const drawn = (given: Drawn, locale: Locale = 'en') =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="Asia/Hong_Kong">
      <Count {...given} />
    </NextIntlClientProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .trim()

const TOO_LONG = 'Too long: at most 200 characters.'

test('counts all parts together, as people count characters and without spaces around them', () => {
  expect(drawn({ address: {} })).toBe('Address so far: 0 of 200 characters')
  const address = { flat: 'A', floor: '12', building: ' 彩虹樓 ', street: '𠮷祥道 8' }
  expect(drawn({ address })).toBe('Address so far: 11 of 200 characters')
  expect(drawn({ address }, 'zh-HK')).toBe('地址現有 11 字，最多 200 字')
})

test('says what is too long from the first character that is', () => {
  const address = { building: 'b'.repeat(120), street: 's'.repeat(80) }
  expect(drawn({ address })).toBe('Address so far: 200 of 200 characters')
  const longer = drawn({ address: { ...address, flat: 'A' } })
  expect(longer).toContain('Address so far: 201 of 200 characters')
  expect(longer).toContain(TOO_LONG)
})

test('no longer says so once it was shortened, but says what else the server found', () => {
  const address = { street: '8 Queen’s Road' }
  expect(drawn({ address, told: 'too-long:200' })).toBe('Address so far: 14 of 200 characters')
  expect(drawn({ address, told: 'refused' })).toContain('The platform does not accept this.')
})
