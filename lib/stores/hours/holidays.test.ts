import { describe, expect, it } from 'vitest'
import { holidays } from './holidays'

const of = async (
  region: 'HK' | 'SG' | 'KUL' | 'BKK' | 'TPE' | 'SGN' | 'HAN',
  from: string,
  to = from,
) =>
  (await holidays({ region, from, to })).map(
    ({ date, names }) => `${date} ${names.en} ${names['zh-HK']}`,
  )

describe('public holidays', () => {
  it('of Hong Kong, in both languages, those moved from a Sunday included', async () => {
    expect(await of('HK', '2027-02-05', '2027-02-10')).toEqual([
      '2027-02-06 Lunar New Year’s Day 農曆年初一',
      '2027-02-08 The third day of Lunar New Year 農曆年初三',
      '2027-02-09 The fourth day of Lunar New Year 農曆年初四',
    ])
  })

  it('over the end of a year', async () => {
    expect(await of('HK', '2026-12-26', '2027-01-01')).toEqual([
      '2026-12-26 The first weekday after Christmas Day 聖誕節後第一個周日',
      '2027-01-01 The first day of January 一月一日',
    ])
  })

  it.each([
    ['SG', '2027-08-09', 'National Day'],
    ['KUL', '2027-08-31', 'Independence Day'],
    ['BKK', '2027-04-13', 'Songkran Festival'],
    ['SGN', '2027-09-02', 'National Day'],
    ['HAN', '2027-09-02', 'National Day'],
  ] as const)('of %s', async (region, date, name) => {
    expect(await of(region, date)).toEqual([`${date} ${name} ${name}`])
  })

  it.each([
    ['BKK', '2027-04-13', 'th', 'วันสงกรานต์'],
    ['SGN', '2027-09-02', 'vi', 'Quốc khánh'],
    ['KUL', '2027-08-31', 'ms', 'Hari Kebangsaan'],
    ['TPE', '2027-01-01', 'zh-TW', '中華民國開國紀念日 / 元旦'],
    ['HK', '2027-02-06', 'zh-TW', '農曆年初一'],
    // Of another country's own names nobody has a translation.
    ['BKK', '2027-04-13', 'vi', 'Songkran Festival'],
  ] as const)('of %s on %s are named in %s: %s', async (region, day, locale, name) => {
    const [holiday] = await holidays({ region, from: day, to: day })
    expect(holiday?.names[locale]).toBe(name)
  })

  it('every day of a holiday of several days', async () => {
    const days = await holidays({ region: 'SGN', from: '2027-02-05', to: '2027-02-09' })
    expect(new Set(days.map(({ date }) => date)).size).toBe(5)
  })

  it('names a substitute day as people here write it', async () => {
    expect(await of('TPE', '2027-03-01')).toEqual([
      '2027-03-01 Peace Memorial Day (substitute day) 228和平紀念日（補假）',
    ])
  })
})
