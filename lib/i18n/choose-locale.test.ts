import { describe, expect, it } from 'vitest'
import type { Language } from '@/lib/domain/areas'
import { localeFor, localeFromHeader } from './choose-locale'
import { LOCALES } from './locales'

describe('the language before anybody chose one', () => {
  it.each([
    ['zh-HK,zh;q=0.9,en;q=0.8', 'zh-HK'],
    ['zh-MO,zh;q=0.9', 'zh-HK'],
    ['zh-Hant-HK', 'zh-HK'],
    // Simplified is not spoken here; of ours, Hong Kong's stands first.
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-HK'],
    ['zh-Hans-SG', 'zh-HK'],
    ['zh', 'zh-HK'],
    ['en-GB,en;q=0.9', 'en'],
    ['zh-TW,zh;q=0.9', 'zh-TW'],
    // Unicode's likely country of traditional characters.
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-TW', 'zh-TW'],
    ['th-TH,th;q=0.9,en;q=0.8', 'th'],
    ['vi', 'vi'],
    ['ms-MY', 'ms'],
    ['ms-SG,en;q=0.5', 'ms'],
    // By weight, not by order; a weight of 0 says never.
    ['en;q=0.3, zh-HK;q=0.9', 'zh-HK'],
    ['en;q=0.5, vi;q=0.8, th;q=0.7', 'vi'],
    ['zh-HK;q=0, en;q=0.1', 'en'],
    ['fr-FR, ja;q=0.9, en;q=0.2', 'en'],
    ['*, zh-HK', 'zh-HK'],
    // Indonesian is no Malay, and what is no tag is passed over.
    ['id-ID,id;q=0.9', null],
    ['fr', null],
    ['x'.repeat(50), null],
    ['*', 'en'],
    ['fr, *;q=0.1', 'en'],
    ['', null],
  ])('%s is %s', (header, locale) => {
    expect(localeFromHeader(header)).toBe(locale)
  })

  it('a program that says nothing at all is spoken to in English', () => {
    expect(localeFromHeader(null)).toBe('en')
  })
})

it.each(LOCALES)('the platform’s %s is its own here', (locale) => {
  expect(localeFor(locale satisfies Language)).toBe(locale)
})
