import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceMetres } from '@/lib/domain/coordinates'
import { HONG_KONG_DISTRICTS } from '@/lib/domain/express/hong-kong-districts'
import type { Locker } from '@/lib/lockers/model/lockers'
import { findLockers, lockerElsewhere, type LockerQuery, indexLocker } from './find-lockers'
import { manyLockers } from '@/lib/testing/seeds/many-lockers'
import { processorTime, shortest } from '@/lib/testing/shortest'

const locker = (code: string, change: Partial<Locker> = {}): Locker => ({
  code,
  brand: 'ParcelNook',
  area: '新界',
  district: '沙田區',
  openingHours: null,
  name: { zh: '沙田第一城商場', en: 'City One Arcade' },
  address: { zh: '沙田區銀城街2號地下', en: 'G/F, 2 Ngan Shing Street, Sha Tin' },
  location: { lat: 22.3869, lng: 114.2038 },
  ...change,
})
const ALL = [
  locker('PN00001'),
  locker('SB00002', { name: { zh: '旺角街市', en: 'PN00001 Market' }, district: '油尖旺區' }),
  locker('PN00010', { location: null, brand: '' }),
  locker('LL00003', {
    district: '東區',
    area: '香港島',
    name: { zh: '太古城中心', en: null },
    address: { zh: null, en: null },
    location: { lat: 22.2866, lng: 114.2173 },
  }),
].map(indexLocker)
const codes = (change: Partial<LockerQuery>) =>
  findLockers(ALL, { text: '', district: null, origin: null, ...change }).map(
    ({ locker: { code } }) => code,
  )

describe('search', () => {
  it.each([
    ['銀城街', ['PN00001', 'SB00002', 'PN00010']],
    ['ngan shing', ['PN00001', 'SB00002', 'PN00010']],
    ['ＮＧＡＮ　街市', ['SB00002']],
    ['太古城', ['LL00003']],
    ['eastern', ['LL00003']],
    ['港島', ['LL00003']],
    ['hong kong island', ['LL00003']],
    ['kowloon', []],
    ['ll00003', ['LL00003']],
    ['shatin', ['PN00001', 'SB00002', 'PN00010']],
    ['cityone', ['PN00001', 'PN00010']],
    ['  ', ['PN00001', 'SB00002', 'PN00010', 'LL00003']],
    ['nothing like it', []],
  ])('%j finds %j', (text, found) => {
    expect(codes({ text })).toEqual(found)
  })

  it('has a code that was typed first, then those that begin so, then names', () => {
    expect(codes({ text: 'pn00001' })).toEqual(['PN00001', 'SB00002'])
    expect(codes({ text: 'pn000' })).toEqual(['PN00001', 'PN00010', 'SB00002'])
  })

  it('keeps to a district, whichever of its names the platform wrote', () => {
    expect(codes({ district: '沙田區' })).toEqual(['PN00001', 'PN00010'])
    const english = [indexLocker(locker('X', { district: 'Sha Tin' }))]
    expect(findLockers(english, { text: '', district: '沙田區', origin: null })).toHaveLength(1)
  })
})

describe('nearest', () => {
  it('come first, those on no map last', () => {
    const origin = { lat: 22.2866, lng: 114.2173 }
    const found = findLockers(ALL, { text: '', district: null, origin })
    expect(found.map(({ locker: { code } }) => code)).toEqual([
      'LL00003',
      'PN00001',
      'SB00002',
      'PN00010',
    ])
    expect(found[0]?.metres).toBe(0)
    expect(found.at(-1)?.metres).toBeNull()
  })

  it('are in the order of their distances, and none is lost', () => {
    const lat = fc.double({ min: 22.1, max: 22.6, noNaN: true })
    const lng = fc.double({ min: 113.8, max: 114.5, noNaN: true })
    const place = fc.record({ lat, lng })
    fc.assert(
      fc.property(fc.array(fc.option(place, { nil: null })), place, (places, origin) => {
        const some = places.map((location, at) => indexLocker(locker(`C${at}`, { location })))
        const found = findLockers(some, { text: '', district: null, origin })
        expect(new Set(found.map(({ key }) => key)).size).toBe(places.length)
        const metres = found.map((one) => one.metres ?? Infinity)
        expect(metres).toEqual(metres.toSorted((a, b) => a - b))
        for (const { locker: one, metres: far } of found) {
          expect(far).toBe(one.location && distanceMetres(origin, one.location))
        }
      }),
    )
  })
})

describe('with 5,000', () => {
  const all = manyLockers(5000).map(indexLocker)

  it('finds within 50 ms, in both scripts, with and without an origin', async () => {
    const texts = ['nathan road', '彌敦道', '5', '區 街', 'pn 12']
    const origin = { lat: 22.3, lng: 114.17 }
    expect(findLockers(all, { text: '彌敦道', district: null, origin }).length).toBeGreaterThan(0)
    for (const text of texts) {
      const find = (from: typeof origin | null) => () =>
        findLockers(all, { text, district: null, origin: from })
      expect(await shortest(find(null), { withinMs: 50, clock: processorTime })).toBeLessThan(50)
      expect(await shortest(find(origin), { withinMs: 50, clock: processorTime })).toBeLessThan(50)
    }
  })

  it('has lockers in every district', () => {
    for (const { zh } of HONG_KONG_DISTRICTS) {
      expect(findLockers(all, { text: '', district: zh, origin: null }).length).toBeGreaterThan(100)
    }
  })
})

it.each([
  ['ll00003', '沙田區', 'LL00003'],
  [' LL00003 ', '油尖旺區', 'LL00003'],
  ['ll00003', '東區', null],
  ['ll00003', null, null],
  ['ll', '沙田區', null],
])('of the code %j in %s it says where it is: %s', (text, district, code) => {
  expect(lockerElsewhere(ALL, { text, district })?.locker.code ?? null).toBe(code)
})
