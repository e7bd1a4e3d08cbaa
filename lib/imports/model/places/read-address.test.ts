import { describe, expect, it } from 'vitest'
import { findAreaNamed, findPlace } from './find-place'
import { readAddress } from './read-address'

/** flat | floor | block | building | street | district | area */
const ADDRESSES: readonly (readonly [text: string, parts: string])[] = [
  [
    'Flat A, 12/F, Block 3, City Garden, 233 Electric Road, North Point, Hong Kong',
    'A|12|3|City Garden|233 Electric Road|東區|',
  ],
  [
    'Room 1203, 12/F Nathan Commercial Building, 430-436 Nathan Road, Yau Ma Tei, KLN',
    '1203|12||Nathan Commercial Building|430-436 Nathan Road|油尖旺區|Kowloon',
  ],
  [
    'Flat A 12/F Block 3 City Garden 233 Electric Road North Point',
    'A|12|3|City Garden|233 Electric Road|東區|',
  ],
  [
    'Unit 5B, 3rd Floor, Tower 2, Metro City Phase 1, 1 Wan Hang Road, Tseung Kwan O, N.T.',
    '5B|3|2|Metro City Phase 1|1 Wan Hang Road|西貢區|New Territories',
  ],
  [
    'Shop 12, G/F, Aberdeen Centre, 6-12 Nam Ning Street, Aberdeen, HKI',
    '12|G||Aberdeen Centre|6-12 Nam Ning Street|南區|Hong Kong Island',
  ],
  [
    '8C, 25/F, Sorrento, 1 Austin Road West, West Kowloon',
    '8C|25||Sorrento|1 Austin Road West|油尖旺區|',
  ],
  [
    '2 Wang Pok Street, Sha Tin, New Territories',
    '|||2 Wang Pok Street|2 Wang Pok Street|沙田區|New Territories',
  ],
  ['Flat 3, 5/F, Block B, City One Shatin', '3|5|B|City One|City One|沙田區|'],
  [
    'No. 88, Queen’s Road Central, Central',
    '|||No. 88 Queen’s Road Central|No. 88 Queen’s Road Central|中西區|',
  ],
  ['香港銅鑼灣軒尼詩道500號希慎廣場12樓A室', 'A|12||希慎廣場|軒尼詩道500號|灣仔區|'],
  ['九龍旺角彌敦道610號荷李活商業中心1203室', '1203|||荷李活商業中心|彌敦道610號|油尖旺區|Kowloon'],
  ['新界沙田第一城銀城街2號3座15樓B室', 'B|15|3|銀城街2號|銀城街2號|沙田區|New Territories'],
  ['將軍澳 坑口 常寧路2號 東港城 第2座 8樓 C室', 'C|8|2|東港城|常寧路2號|西貢區|'],
  ['荃灣青山公路398號愉景新城5座20樓D室', 'D|20|5|愉景新城|青山公路398號|荃灣區|'],
  ['新界元朗天水圍天湖路1號嘉湖山莊', '|||嘉湖山莊|天湖路1號|元朗區|New Territories'],
  ['香港仔大道223號利群商業大廈地下', '|地下||利群商業大廈|香港仔大道223號||'],
]

describe('an address in one line', () => {
  it.each(ADDRESSES)('%s', (text, expected) => {
    const { flat, floor, block, building, street, place, area } = readAddress(text)
    const parts = [flat, floor, block, building, street, place?.district.zh, area]
    expect(parts.map((part) => part ?? '').join('|')).toBe(expected)
  })
})

describe('what people write for places', () => {
  it.each([
    ['Causeway Bay', '灣仔區'],
    ['TSEUNG KWAN O', '西貢區'],
    ['tko', '西貢區'],
    ['Aberdeen', '南區'],
    ['Shatin', '沙田區'],
    ['Kwun Tong District', '觀塘區'],
    ['觀塘', '觀塘區'],
    ['东区', '東區'],
    ['旺角', '油尖旺區'],
    ['Central & Western', '中西區'],
  ])('%s lies in %s', (text, district) => {
    expect(findPlace(text)?.district.zh).toBe(district)
  })

  it.each([
    ['NT', 'New Territories'],
    ['N.T.', 'New Territories'],
    ['KLN', 'Kowloon'],
    ['HKI', 'Hong Kong Island'],
    ['港島', 'Hong Kong Island'],
    ['Hong Kong', null],
  ])('%s is the area %s', (text, area) => {
    expect(findAreaNamed(text)).toBe(area)
  })
})
