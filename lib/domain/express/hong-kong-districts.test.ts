import { describe, expect, test } from 'vitest'
import {
  areaNameBeside,
  findArea,
  findDistrict,
  HONG_KONG_DISTRICTS,
  isDistrictName,
  isKnownPlace,
} from './hong-kong-districts'

/** As the specification lists them (express §4.8). */
const PUBLISHED =
  '中西區 九龍城區 元朗區 北區 南區 大埔區 屯門區 東區 沙田區 油尖旺區 深水埗區 灣仔區 荃灣區 葵青區 西貢區 觀塘區 離島區 黃大仙區'

describe('the districts of Hong Kong', () => {
  test('trap 59: are the 18 that the platform publishes, by their Chinese names', () => {
    const names = HONG_KONG_DISTRICTS.map(({ zh }) => zh)
    expect(names.toSorted()).toEqual(PUBLISHED.split(' ').toSorted())
    expect(PUBLISHED.split(' ').every(isDistrictName)).toBe(true)
    expect(isDistrictName('Eastern')).toBe(false)
  })

  test.each([
    ['中西區', '中西區'],
    ['中西', '中西區'],
    [' eastern ', '東區'],
    ['Sha Tin District', '沙田區'],
  ])('%j is %s', (name, zh) => {
    expect(findDistrict(name)?.zh).toBe(zh)
  })

  test('a place is known when the district lies in that area', () => {
    expect(isKnownPlace('Eastern', 'Hong Kong Island')).toBe(true)
    expect(isKnownPlace('東區', '香港島')).toBe(true)
    expect(isKnownPlace('Eastern', 'Kowloon')).toBe(false)
    expect(isKnownPlace('Atlantis', 'Kowloon')).toBe(false)
    expect(isKnownPlace('', '')).toBe(false)
  })

  test('trap 53: it is known only as the list writes it, both names in one language', () => {
    expect(isKnownPlace('沙田區', '新界')).toBe(true)
    for (const [district, area] of [
      ['沙田區', 'New Territories'],
      ['Sha Tin', '新界'],
      ['沙田', '新界'],
      ['Sha Tin District', 'New Territories'],
    ] as const) {
      expect(isKnownPlace(district, area)).toBe(false)
    }
    for (const { zh, en, area } of HONG_KONG_DISTRICTS) {
      expect(isKnownPlace(zh, areaNameBeside(area, zh))).toBe(true)
      expect(isKnownPlace(en, areaNameBeside(area, en))).toBe(true)
    }
  })

  test('an area has two names', () => {
    expect(areaNameBeside('Kowloon', '觀塘區')).toBe('九龍')
    expect(areaNameBeside('Kowloon', 'Kwun Tong')).toBe('Kowloon')
    expect(['九龍', ' Kowloon ', 'Kowloon City'].map(findArea)).toEqual([
      'Kowloon',
      'Kowloon',
      null,
    ])
  })
})
