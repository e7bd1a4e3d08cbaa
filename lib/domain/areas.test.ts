import { describe, expect, test } from 'vitest'
import {
  ALL_REGIONS,
  areaOf,
  isRegion,
  KS_REGIONS,
  languageFor,
  storeLanguage,
  offersExpress,
  offersFoodEstimates,
  offersParcels,
  type Region,
} from './areas'

describe('areas', () => {
  test('trap 5: regions are not ISO: 28 in Vietnam, one a country elsewhere', () => {
    const vietnam = ALL_REGIONS.filter((region) => areaOf(region).callingCode === '84')
    expect(vietnam).toHaveLength(28)
    expect(new Set(vietnam).size).toBe(28)
    expect(ALL_REGIONS.filter((region) => !vietnam.includes(region))).toEqual([
      'HK',
      'SG',
      'KUL',
      'BKK',
      'TPE',
    ])
    for (const iso of ['MY', 'TH', 'TW', 'VN', 'hk', '', '__proto__', 7, null]) {
      expect(isRegion(iso)).toBe(false)
    }
    expect(isRegion('VNLCA')).toBe(true)
  })

  test('trap 5: KS-Region admits six regions; food estimates exist in Hong Kong only', () => {
    expect(KS_REGIONS).toEqual(['HK', 'SG', 'SGN', 'HAN', 'KUL', 'BKK'])
    expect(ALL_REGIONS.filter(offersParcels).toSorted()).toEqual([...KS_REGIONS].toSorted())
    expect(ALL_REGIONS.filter(offersFoodEstimates)).toEqual(['HK'])
    expect(ALL_REGIONS.filter(offersExpress)).toEqual(['HK'])
  })

  test.each<[Region, string, string, string, string]>([
    ['HK', 'AP1', 'Asia/Hong_Kong', '852', 'HKD'],
    ['TPE', 'AP1', 'Asia/Taipei', '886', 'TWD'],
    ['SG', 'AP2', 'Asia/Singapore', '65', 'SGD'],
    ['KUL', 'AP2', 'Asia/Kuala_Lumpur', '60', 'MYR'],
    ['BKK', 'AP2', 'Asia/Bangkok', '66', 'THB'],
    ['HAN', 'AP2', 'Asia/Ho_Chi_Minh', '84', 'VND'],
  ])('%s lies in %s', (region, zone, timeZone, callingCode, currency) => {
    expect(areaOf(region)).toMatchObject({ zone, timeZone, callingCode, currency })
  })

  test('a language that the region does not allow becomes English, which every region allows', () => {
    expect(languageFor('HK', 'zh-HK')).toBe('zh-HK')
    expect(languageFor('SG', 'zh-HK')).toBe('en')
    // Who reads one writing of Chinese reads the other sooner than English.
    expect(languageFor('TPE', 'zh-HK')).toBe('zh-TW')
    expect(languageFor('HK', 'zh-TW')).toBe('zh-HK')
    expect(languageFor('BKK', 'zh-HK')).toBe('en')
    expect(languageFor('VNDNG', 'vi')).toBe('vi')
    for (const region of ALL_REGIONS) expect(languageFor(region, 'nonsense')).toBe('en')
  })

  test.each([
    ['HK', 'zh-HK'],
    ['TPE', 'zh-TW'],
    ['BKK', 'th'],
    ['HAN', 'vi'],
    ['VNDNG', 'vi'],
    ['KUL', 'ms'],
    ['SG', 'en'],
  ] as const)(
    'a store in %s is told in %s, unless it chose another of its languages',
    (region, own) => {
      expect(storeLanguage({ region, language: null })).toBe(own)
      expect(storeLanguage({ region, language: 'en' })).toBe('en')
      // As after a change of region.
      expect(storeLanguage({ region, language: own === 'th' ? 'vi' : 'th' })).toBe(own)
    },
  )
})
