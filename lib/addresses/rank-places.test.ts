import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PlaceKind } from '@/lib/domain/place-match'
import { rankPlaces, searchName } from './rank-places'

const place = (kind: PlaceKind, names: string[], routes = 0) => ({
  kind,
  routes,
  names: names.map(searchName),
  label: names[0] ?? '',
})

const PLACES = [
  place('place', ['Shatin Central Bus Terminus', '沙田市中心總站'], 12),
  place('station', ['Sha Tin Station', '沙田站']),
  place('place', ['Sha Tin Wai Estate', '沙田圍邨'], 3),
  place('place', ['City One Shatin', '沙田第一城'], 20),
  place('place', ['Far East Plaza', 'Scotts Rd'], 14),
  place('store', ['Handover Sha Tin', '遞到沙田']),
  place('address', ['Flat A, 12/F, 8 Sha Tin Centre Street']),
  place('place', ['沙田第一城商場', 'City One Plaza'], 2),
]
const found = (text: string, most = 4) => rankPlaces(text, PLACES, most).map(({ label }) => label)

it.each(['sha tin', 'shatin', 'Sha-Tin', 'SHA TIN ', 'sha  tin'])(
  'finds one place for %j',
  (text) => {
    expect(found(text)[0]).toBe('Sha Tin Station')
    expect(found(text, 9)).toEqual(found('sha tin', 9))
  },
)

it('finds it in Chinese, of which two characters are enough', () => {
  expect(found('沙田')[0]).toBe('Sha Tin Station')
  expect(found('沙田站')[0]).toBe('Sha Tin Station')
  expect(found('第一城').sort()).toEqual(['City One Shatin', '沙田第一城商場'])
})

it('finds the building within a whole address, the longest name first', () => {
  expect(found('Flat 5, 12/F, Tower 3, City One Shatin')[0]).toBe('City One Shatin')
  expect(found('沙田第一城商場3樓12號舖')[0]).toBe('沙田第一城商場')
})

it('knows words in short and in full, in any order', () => {
  expect(found('scotts road')).toEqual(['Far East Plaza'])
  expect(found('plaza far')).toEqual(['Far East Plaza'])
  expect(found('sha tin stn')[0]).toBe('Sha Tin Station')
})

it('finds Vietnamese typed without marks, and Thai by any part', () => {
  const abroad = [
    place('address', ['36 Phố Hàng Đào, Hoàn Kiếm']),
    place('address', ['99 ถนนสีลม แขวงสุริยวงศ์']),
  ]
  const labels = (text: string) => rankPlaces(text, abroad, 9).map(({ label }) => label)
  expect(labels('hang dao')).toEqual(['36 Phố Hàng Đào, Hoàn Kiếm'])
  expect(labels('Hàng Đào')).toEqual(['36 Phố Hàng Đào, Hoàn Kiếm'])
  expect(labels('สีลม')).toEqual(['99 ถนนสีลม แขวงสุริยวงศ์'])
})

it('puts where orders went before the stores, and those before stations of the same name', () => {
  const same = (['place', 'station', 'store', 'address'] as const).map((kind) =>
    place(kind, ['Tai Po']),
  )
  expect(rankPlaces('tai po', same, 9).map(({ kind }) => kind)).toEqual([
    'address',
    'store',
    'station',
    'place',
  ])
})

it('prefers the better known of equals, and finds nothing for nothing', () => {
  const two = [place('place', ['Market'], 1), place('place', ['Market'], 40)]
  expect(rankPlaces('market', two, 9).map(({ routes }) => routes)).toEqual([40, 1])
  for (const text of ['', '  ', ',.-', 'xyzzy']) expect(found(text)).toEqual([])
})

it('finds every place by its own name, and gives no more than asked for', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), (name) => {
      fc.pre(searchName(name).whole !== '')
      const all = [...PLACES, place('place', [name])]
      expect(rankPlaces(name, all, all.length).some(({ label }) => label === name)).toBe(true)
      expect(rankPlaces(name, all, 2).length).toBeLessThanOrEqual(2)
    }),
  )
})
