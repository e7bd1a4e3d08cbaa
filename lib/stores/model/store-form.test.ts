import { describe, expect, it } from 'vitest'
import { storeSchema } from './store-form'

const minutesProblem = (waiting: unknown) => {
  const { error } = storeSchema.safeParse({ lateMinutes: { waiting, atStore: 10, riding: 45 } })
  return error?.issues.find(({ path }) => path.join('.') === 'lateMinutes.waiting')?.message
}

describe('minutes until an order is late', () => {
  it.each([1, 10, 240])('may be %j', (minutes) => {
    expect(minutesProblem(minutes)).toBeUndefined()
  })

  // What an empty field of numbers holds is NaN.
  it.each([0, -1, 241, 2.5, NaN, '10', undefined])('may not be %j', (minutes) => {
    expect(minutesProblem(minutes)).toBe('minutes')
  })
})

describe('numbers of what the region does not have', () => {
  const PIER = {
    id: null,
    code: 'PIER-1',
    name: 'Pier',
    nameZh: '',
    address: '',
    phone: '',
    colour: '',
    region: 'HK',
    language: '',
    location: { lat: 22.28, lng: 114.16 },
    foodProfile: '',
    foodUsesAddressIds: false,
    foodUsesKitchenMarks: false,
    parcelHasContract: true,
    expressShipmentCodes: true,
    foodAdvanceMinutes: 60,
    foodClientMerchantId: '',
    parcelMerchantId: '700001',
    expressMerchantId: '800001',
    lateMinutes: { waiting: 10, atStore: 10, riding: 45 },
  }
  const problemsIn = (region: string, change: object = {}) =>
    (storeSchema.safeParse({ ...PIER, region, ...change }).error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.')}: ${message}`,
    )

  it('are refused: parcels where there are none, express outside Hong Kong (conventions §5.1)', () => {
    expect(problemsIn('HK')).toEqual([])
    expect(problemsIn('SG')).toEqual(['expressMerchantId: noExpress'])
    expect(problemsIn('TPE')).toEqual([
      'parcelMerchantId: noParcels',
      'expressMerchantId: noExpress',
    ])
    expect(problemsIn('TPE', { parcelMerchantId: '', expressMerchantId: '' })).toEqual([])
  })

  it('are refused as languages too (conventions §2.2)', () => {
    const none = { parcelMerchantId: '', expressMerchantId: '' }
    for (const language of ['', 'en', 'zh-TW'])
      expect(problemsIn('TPE', { ...none, language })).toEqual([])
    expect(problemsIn('TPE', { ...none, language: 'th' })).toEqual(['language: notOfRegion'])
  })
})

describe('a number of home express', () => {
  const problemOf = (expressMerchantId: string) =>
    storeSchema
      .safeParse({ expressMerchantId })
      .error?.issues.find(({ path }) => path.join('.') === 'expressMerchantId')?.message

  it.each(['', '1', '800001', '2147483648', '1234567890123456', '9007199254740991'])(
    'may be %j: it is an int there, of whatever size (express §4.1)',
    (number) => expect(problemOf(number)).toBeUndefined(),
  )

  it.each(['0', '007', '80000l', '-1', '1.5', '9007199254740993'])('may not be %j', (number) => {
    expect(problemOf(number)).toBe('number')
  })
})
