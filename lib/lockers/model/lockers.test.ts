import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { manyLockers } from '@/lib/testing/seeds/many-lockers'
import { type Locker, packLockers, readBoth, unpackLockers, writeBoth } from './lockers'

const maybe = (arbitrary: fc.Arbitrary<string>) => fc.option(arbitrary, { nil: null })
const both = fc.record({ zh: maybe(fc.string()), en: maybe(fc.string()) })
const micro = (most: number) =>
  fc.integer({ min: -most * 1_000_000, max: most * 1_000_000 }).map((whole) => whole / 1_000_000)
const locker: fc.Arbitrary<Locker> = fc.record({
  code: fc.string({ minLength: 1 }),
  brand: fc.constantFrom('', 'ParcelNook', '智能櫃'),
  area: maybe(fc.constantFrom('香港島', '九龍', '')),
  district: maybe(fc.constantFrom('沙田區', '東區', 'Elsewhere')),
  name: both,
  address: both,
  openingHours: maybe(fc.constantFrom('Mon-Sun 00:00-23:59', '24 小時', '')),
  location: fc.option(fc.record({ lat: micro(90), lng: micro(180) }), { nil: null }),
})

it('gives back every locker as it was, through JSON', () => {
  fc.assert(
    fc.property(fc.array(locker), (lockers) => {
      const sent = JSON.parse(JSON.stringify(packLockers(lockers))) as ReturnType<
        typeof packLockers
      >
      expect(unpackLockers(sent)).toEqual(lockers)
    }),
  )
})

it('writes what repeats once', () => {
  const one: Locker = {
    code: 'A1',
    brand: 'ParcelNook',
    area: '新界',
    district: '沙田區',
    openingHours: 'always',
    name: { zh: '甲', en: null },
    address: { zh: null, en: null },
    location: null,
  }
  const { brands, areas, districts, hours } = packLockers([one, { ...one, code: 'A2' }])
  expect([brands, areas, districts, hours]).toEqual([
    ['ParcelNook'],
    ['新界'],
    ['沙田區'],
    ['always'],
  ])
})

it('keeps coordinates to eleven centimetres', () => {
  const location = { lat: 22.123_456_789, lng: 114.987_654_321 }
  const one: Locker = {
    code: 'A1',
    brand: '',
    area: null,
    district: null,
    openingHours: null,
    location,
    name: { zh: null, en: null },
    address: { zh: null, en: null },
  }
  expect(unpackLockers(packLockers([one]))[0]?.location).toEqual({
    lat: 22.123457,
    lng: 114.987654,
  })
})

it('sends 5,000 in less than 300 KB', () => {
  const sent = gzipSync(JSON.stringify(packLockers(manyLockers(5000))), { level: 6 })
  expect(sent.byteLength).toBeLessThan(300_000)
})

it.each([
  [{ zh: '旺角街市', en: 'Mong Kok Market' }],
  [{ zh: null, en: 'Mong Kok Market' }],
  [{ zh: null, en: null }],
  [{ zh: 'A1', en: 'A1' }],
])('keeps %j', (both) => {
  expect(readBoth(writeBoth(both))).toEqual(both)
})

it('takes one language for both where the other is silent', () => {
  expect(readBoth(writeBoth({ zh: '旺角街市', en: null }))).toEqual({
    zh: '旺角街市',
    en: '旺角街市',
  })
  expect(writeBoth({ zh: 'A1', en: 'A1' })).toBe('A1')
})
