import { describe, expect, it } from 'vitest'
import { LOCALES } from '@/lib/i18n/locales'
import { invitation } from './invitation'

const URL = 'https://handover.example/track/abc'
const central = { name: 'Central', nameZh: '中環店', region: 'HK', language: null } as const
const to = (
  recipientPhone: string | null,
  callingCode: string | null = '852',
  store: Parameters<typeof invitation>[1] = central,
) => invitation({ recipientPhone, request: callingCode ? { callingCode } : null }, store, URL)

describe('what a customer is sent with a link', () => {
  it('names the store and the address, in each language, and begins in the store’s', () => {
    const { locale, texts } = to('91234567')
    expect(locale).toBe('zh-HK')
    expect(texts['zh-HK']).toContain('中環店')
    expect(texts.en).toContain('Central')
    expect(Object.values(texts).every((text) => text.endsWith(URL))).toBe(true)
    expect(to('91234567', '65', { ...central, region: 'SG' }).locale).toBe('en')
  })

  it.each([
    ['BKK', 'th'],
    ['HAN', 'vi'],
    ['KUL', 'ms'],
    ['TPE', 'zh-TW'],
  ] as const)('in %s begins in %s, and is there in every language', (region, locale) => {
    const sent = to('91234567', '852', { ...central, region })
    expect(sent.locale).toBe(locale)
    expect(Object.keys(sent.texts).toSorted()).toEqual([...LOCALES].toSorted())
    expect(sent.texts['zh-TW']).toContain('中環店')
  })

  it('goes to the number as it is dialled from anywhere', () => {
    expect(to('91234567').phone).toBe('85291234567')
    expect(to('7911123456', '44').phone).toBe('447911123456')
    expect(to('0123456789', '60', { ...central, region: 'KUL' }).phone).toBe('60123456789')
    // Placed elsewhere: the number stands there as the platform tells it.
    expect(to('+85291234567', null).phone).toBe('85291234567')
    expect(to('91234567', null).phone).toBe('85291234567')
    expect(to(null).phone).toBeNull()
    expect(to('unknown', null).phone).toBeNull()
  })
})
