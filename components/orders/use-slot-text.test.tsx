import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Locale } from '@/lib/i18n/locales'
import { messagesOf } from '@/lib/i18n/messages'
import { useSlotText } from './use-slot-text'

type Slot = { date: string; period: string | null }

function Text(slot: Slot) {
  return useSlotText()(slot)
}

const drawn = (locale: Locale, slot: Slot) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messagesOf(locale)} timeZone="UTC">
      <Text {...slot} />
    </NextIntlClientProvider>,
  )

it('says a slot with its weekday, and what is none as it came', () => {
  const slot = { date: '2026-11-24', period: '18:00-20:00' }
  expect(drawn('en', slot)).toBe('Tue, Nov 24, 18:00–20:00')
  expect(drawn('zh-HK', slot)).toMatch(/11月24日.*18:00–20:00/)
  expect(drawn('en', { ...slot, period: null })).toBe('Tue, Nov 24')
  expect(drawn('en', { date: '24th', period: 'noon' })).toBe('24th noon')
})
