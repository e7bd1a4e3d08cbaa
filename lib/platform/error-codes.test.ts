import { describe, expect, test } from 'vitest'
import en from '@/lib/i18n/messages/en/platform.json'
import zhHK from '@/lib/i18n/messages/zh-HK/platform.json'
import { codeMessageKey, ERROR_CODES, findErrorCode } from './error-codes'

/** As the specification lists them (conventions §7.1). */
const SIGNATURE = `
  261002 261003 261004 261005 261105 261103 262001 262002 262111 263007 263006 263001 263004 263014
  264007 264100 264101`

/** As the specification lists them (conventions §7.2). */
const PARCEL = `
  40001 40101 40301 40302 40303 50001 50002 50003 50004 50005 50006 40011 400190000001 400180062
  400120134 400120131 400120135 400120037 400120038 400120040 4001128032 400120313 4001128083
  4001128071 4001128090 400190001027 400190001033 400190001042 400190000002 400190001000
  400190001005 400190001006 400190001013 400190001035 400190001036 400190001031 400190001032
  400190001043 400190001044 400190001020 400190001021 4001128003 4001128002 4001128005 4001128004
  4001128006 4001128007 400110062 4001128009 4001128014 4001128059 4001128010 4001128012 4001128013
  4001128011 4001128008 400190001052 400190001045 400193000001 400193000002 400193000005
  400193000006 400193000008 400193000009 400193000022 4001340000 400120217 4001260300 4001280009
  400120212 400180070 4001260061 400180056 4001310001 4001310002`

const codesIn = (list: string) => list.trim().split(/\s+/)
const sentencesOf = (messages: { codes: Readonly<Record<string, string>> }) => messages.codes

const LANGUAGES = [
  ['en', sentencesOf(en), /[.]$/],
  ['zh-HK', sentencesOf(zhHK), /[。]$/],
] as const

describe('error codes', () => {
  test.each([
    ['signature', SIGNATURE],
    ['parcel', PARCEL],
  ])('of the %s list are all here, once, in its order', (list, published) => {
    const known = ERROR_CODES.filter((one) => one.list === list).map(({ code }) => code)
    expect(known).toEqual(codesIn(published))
  })

  test.each(LANGUAGES)('%s: each has a sentence, and nothing else has', (_, sentences, ending) => {
    expect(Object.keys(sentences).toSorted()).toEqual(
      [...ERROR_CODES.map(({ messageKey }) => messageKey), 'other'].toSorted(),
    )
    for (const sentence of Object.values(sentences)) expect(sentence).toMatch(ending)
  })

  test.each(LANGUAGES)('%s: codes of different meanings share no sentence', (_, sentences) => {
    // These five are one meaning in the specification too.
    const same = ['c50001', 'c50002', 'c50003', 'c50004', 'c50005']
    expect(new Set(same.map((key) => sentences[key])).size).toBe(1)
    const rest = Object.entries(sentences).filter(([key]) => !same.slice(1).includes(key))
    expect(new Set(rest.map(([, sentence]) => sentence)).size).toBe(rest.length)
  })

  test.each(LANGUAGES)(
    '%s: says what to do next, without the trade’s own words',
    (_, sentences) => {
      const jargon = /\b(API|JSON|token|HTTP|parameter|signature|VAS|COD|server error|null|ID)\b/
      for (const [key, sentence] of Object.entries(sentences)) {
        expect([key, jargon.exec(sentence)?.[0]]).toEqual([key, undefined])
        const parts = sentence.split(/[.:;。：；，]\s*/).filter(Boolean)
        expect([key, parts.length >= 2]).toEqual([key, true])
      }
    },
  )

  test('what proves nothing never claims that nothing was done', () => {
    const unproven = ERROR_CODES.filter(({ provesNothing }) => !provesNothing)
    expect(unproven.map(({ code }) => code)).toEqual([
      '261005',
      '263004',
      '40303',
      '50001',
      '50002',
      '50003',
      '50004',
      '50005',
      '50006',
      '400180070',
      '4001260061',
    ])
    for (const { messageKey } of unproven) {
      expect(sentencesOf(en)[messageKey]).not.toMatch(/Nothing was/)
      expect(sentencesOf(zhHK)[messageKey]).not.toMatch(/未有(執行|落單)/)
    }
  })

  test('what Handover has done by itself it asks nobody to do', () => {
    // A refused token was replaced, and the call sent again, before anybody is told (decision 0013).
    for (const key of ['c40301', 'c40011']) {
      expect(sentencesOf(en)[key]).toMatch(/by itself/)
      expect(sentencesOf(en)[key]).not.toMatch(/[Ss]end it/)
      expect(sentencesOf(zhHK)[key]).toMatch(/自行/)
      expect(sentencesOf(zhHK)[key]).not.toMatch(/請再送出/)
    }
  })

  test('a code that is not listed has the sentence that takes the code', () => {
    expect(codeMessageKey('261002')).toBe('codes.c261002')
    for (const code of ['999', 'http-404', '', 'constructor']) {
      expect(findErrorCode(code)).toBeNull()
      expect(codeMessageKey(code)).toBe('codes.other')
    }
    for (const [, sentences] of LANGUAGES) expect(sentences['other']).toContain('{code}')
  })
})
