import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedDrop, typedParcel, typedRound } from '@/lib/testing/forms/typed-parcel'
import type { Region } from '@/lib/domain/areas'
import { PARCEL_BOXES, PARCEL_ITEM_TYPES } from '@/lib/domain/parcel-products'
import { typedFormSchema } from './parcel-form'
import { readParcel, type SendingStore } from './read-parcel'
import { typeParcel } from './type-parcel'
import type { TypedParcel } from './typed-parcel'

const NOW = new Date('2026-03-02T04:00:00Z')
const FORM_KEY = '6f2b0a0e-9d3c-4b7e-8a51-0c1d2e3f4a5b'
const STORE: SendingStore = {
  region: 'HK',
  hasContract: true,
  name: 'Central',
  address: '1 Connaught Place',
  location: { lat: 22.2819, lng: 114.158 },
}

const read = (typed: TypedParcel, store: Partial<SendingStore> = {}) =>
  readParcel(typed, { store: { ...STORE, ...store }, now: NOW })
const order = (typed: TypedParcel, store: Partial<SendingStore> = {}) => {
  const found = read(typed, store)
  if (!found.order) throw new Error(JSON.stringify(found.problems))
  return found.order
}
const problems = (typed: TypedParcel, store: Partial<SendingStore> = {}) =>
  read(typed, store).problems

describe('a form that is right', () => {
  it('begins at the store, in cents, grams and numbers without country code', () => {
    expect(order(typedParcel())).toEqual({
      product: 'DASH2HR',
      positions: [],
      scheduledFor: null,
      autoCancelAt: null,
      contact: null,
      path: [
        {
          address: '1 Connaught Place',
          location: STORE.location,
          contacts: [{ name: 'Chan Tai Man', phone: '91234567', callingCode: '852' }],
        },
        {
          address: '1 Queen’s Road Central',
          location: { lat: 22.281, lng: 114.15 },
          contacts: [{ name: 'Chan Tai Man', phone: '91234567', callingCode: '852' }],
        },
      ],
      services: [],
      items: { value: 12_050, weight: 1_250, box: 'S', types: [] },
      collect: null,
    })
  })

  it('reads what a Chinese keyboard writes', () => {
    const typed = typedParcel()
    const { items } = typed
    const wide = { ...items, value: '１２０．５', weight: '１。２５' }
    expect(order({ ...typed, items: wide })).toEqual(order(typed))
    const fine = { ...items, weight: '１．２５５' }
    expect(problems({ ...typed, items: fine })).toMatchObject({ 'items.weight': 'weight' })
  })

  it('takes 20 drop-offs where the product does, without items, and with who orders', () => {
    const round = order(typedRound(20))
    expect(round.path).toHaveLength(21)
    expect(round).toMatchObject({ items: null, positions: ['VAN'], contact: { phone: '61234567' } })
  })

  it('takes who orders where the product does not need them, as far as they were typed', () => {
    const orderer = (name: string, phone: string) =>
      order(typedParcel({ orderer: { name, phone } })).contact
    expect(orderer('Lee', '61234567')).toEqual({
      name: 'Lee',
      phone: '61234567',
      callingCode: '852',
    })
    expect(orderer(' Lee ', '')).toEqual({ name: 'Lee', phone: '', callingCode: '' })
    expect(orderer('', ' ')).toBeNull()
    expect(problems(typedParcel({ orderer: { name: '', phone: '12' } }))).toEqual({
      'orderer.phone': 'phone',
    })
  })

  it('keeps a service’s count exactly as it came', () => {
    const services = [{ code: 'WAITING', count: '1.0', name: 'Waiting' }]
    expect(order(typedParcel({ services })).services).toEqual([{ code: 'WAITING', count: '1.0' }])
  })

  it('begins elsewhere when it is said so', () => {
    const elsewhere = { ...typedDrop(9), description: ' Back door ' }
    const { path } = order(typedParcel({ pickupAt: 'elsewhere', pickup: elsewhere }))
    expect(path[0]).toMatchObject({ address: '9 Queen’s Road Central', description: 'Back door' })
  })

  it('names the store where it has no address', () => {
    expect(order(typedParcel(), { address: ' ' }).path[0]?.address).toBe('Central')
  })
})

describe('what a product asks for', () => {
  it.each<[string, TypedParcel, object]>([
    [
      'two drop-offs of one',
      typedParcel({ drops: [typedDrop(1), typedDrop(2)] }),
      { drops: 'tooManyDrops' },
    ],
    ['21 drop-offs', typedRound(21), { drops: 'tooManyDrops' }],
    ['no drop-off', typedParcel({ drops: [] }), { drops: 'required' }],
    [
      'nobody who orders',
      typedRound(1, { orderer: { name: '', phone: '' } }),
      { 'orderer.name': 'required', 'orderer.phone': 'required' },
    ],
    ['no kind of courier', typedRound(1, { positions: [] }), { positions: 'required' }],
    [
      'no size',
      typedParcel({ items: { ...typedParcel().items, box: '' } }),
      { 'items.box': 'required' },
    ],
  ])('%s', (_, typed, expected) => {
    expect(problems(typed)).toEqual(expected)
  })

  it.each([
    ['9 Mody Road', null],
    ['Flat A, 9 Mody Road, Tsim Sha Tsui', null],
    ['8 Queen’s Road Central', { 'drops.0.location': 'pinOfAnother' }],
  ])('a pin that was put for this address, and not for another: %s', (address, expected) => {
    const drop = { ...typedDrop(), address, pinFor: '9 Mody Road' }
    expect(problems(typedParcel({ drops: [drop] }))).toEqual(expected)
  })

  it('a kind of courier without a monthly contract, whatever the product', () => {
    expect(problems(typedParcel(), { hasContract: false })).toEqual({ positions: 'required' })
  })
})

describe('amounts', () => {
  const items = (change: Partial<TypedParcel['items']>) =>
    problems(typedParcel({ items: { ...typedParcel().items, ...change } }))

  it.each([
    ['1.234', 'weight'],
    ['0', 'weight'],
    ['two', 'weight'],
    ['', 'required'],
  ])('weight %j: %s', (weight, problem) => {
    expect(items({ weight })).toEqual({ 'items.weight': problem })
  })

  it.each([
    ['12.345', 'amount'],
    ['-1', 'amount'],
    ['', 'required'],
  ])('value %j: %s', (value, problem) => {
    expect(items({ value })).toEqual({ 'items.value': problem })
  })

  it('to collect: one of the two is enough, nothing is not', () => {
    const collect = (freight: string, goods: string) =>
      read(typedParcel({ collects: true, collect: { freight, goods } }))
    expect(collect('', '88.5').order?.collect).toEqual({ freight: 0, goods: 8_850 })
    expect(collect('', '0').problems).toEqual({ 'collect.goods': 'collect' })
    expect(collect('1.001', '').problems).toEqual({ 'collect.freight': 'amount' })
  })

  it('are read as they are written where the store is', () => {
    const { items } = typedParcel()
    const typed = typedParcel({
      items: { ...items, value: '1.250.000đ' },
      collect: { freight: '', goods: '45.000' },
      collects: true,
    })
    const phone = { phone: '0912345678' }
    const drops = typed.drops.map((drop) => ({
      ...drop,
      contacts: [{ ...drop.contacts[0]!, ...phone }],
    }))
    const pickup = { ...typed.pickup, contacts: [{ ...typed.pickup.contacts[0]!, ...phone }] }
    expect(order({ ...typed, drops, pickup }, { region: 'HAN' })).toMatchObject({
      items: { value: 125_000_000 },
      collect: { freight: 0, goods: 4_500_000 },
    })
    expect(problems(typed)).toEqual({ 'items.value': 'amount', 'collect.goods': 'amount' })
  })
})

describe('times, by the clock of the store’s region', () => {
  const at = (change: Partial<TypedParcel>, region: Region = 'HK') => {
    const phone = region === 'BKK' ? '0812345678' : '91234567'
    const contacts = [{ name: 'A', phone, company: '' }]
    const pickup = { ...typedDrop(), contacts }
    return read(typedParcel({ pickup, drops: [{ ...typedDrop(), contacts }], ...change }), {
      region,
    })
  }
  const later = (scheduledFor: string, region: Region = 'HK') =>
    at({ when: 'later', scheduledFor }, region)

  it.each<[Region, string]>([
    ['HK', '2026-03-02T12:30'],
    ['SG', '2026-03-02T12:30'],
    ['BKK', '2026-03-02T11:30'],
  ])('%s: %s is 30 minutes from now', (region, text) => {
    expect(later(text, region).order?.scheduledFor).toEqual(new Date('2026-03-02T04:30:00Z'))
  })

  it.each([
    ['2026-03-02T12:29', 'tooSoon'],
    ['2026-04-02T12:01', 'tooLate'],
    ['', 'when'],
  ])('a pickup at %j: %s', (text, problem) => {
    expect(later(text).problems).toEqual({ scheduledFor: problem })
  })

  it('31 days ahead is the last moment', () => {
    expect(later('2026-04-02T12:00').problems).toBeNull()
  })

  it.each([
    ['now', '', '2026-03-03T12:00', null],
    ['now', '', '2026-03-03T12:01', 'giveUpLate'],
    ['now', '', '2026-03-02T12:00', 'giveUpPast'],
    ['later', '2026-03-05T10:00', '2026-03-06T10:00', null],
    ['later', '2026-03-05T10:00', '2026-03-06T10:01', 'giveUpLate'],
  ] as const)('picked up %s %s, given up at %s: %s', (when, scheduledFor, giveUpAt, problem) => {
    const found = at({ when, scheduledFor, giveUp: 'at', giveUpAt }).problems
    expect(found).toEqual(problem === null ? null : { giveUpAt: problem })
  })
})

describe('fields', () => {
  it('are named down to the person', () => {
    const contacts = [...typedDrop().contacts, { name: '', phone: '12', company: '' }]
    const drops = [typedDrop(1), { ...typedDrop(2), location: null, contacts }]
    expect(problems(typedRound(2, { drops }))).toEqual({
      'drops.1.location': 'pin',
      'drops.1.contacts.1.name': 'required',
      'drops.1.contacts.1.phone': 'phone',
    })
  })

  it('are as long as somebody likes: the family names no lengths (conventions §4.4)', () => {
    const long = 'x'.repeat(5000)
    const drop = typedDrop()
    const contacts = Array.from({ length: 12 }, () => ({ ...drop.contacts[0]!, name: long }))
    const texts = { address: long, pinFor: long, postalCode: long, description: long }
    const drops = [{ ...drop, ...texts, contacts }]
    const parcel = typedParcel({ drops, remark: long, reference: long })
    expect(problems(parcel)).toBeNull()
    expect(typedFormSchema.safeParse({ ...parcel, formKey: FORM_KEY, storeId: 1 }).error).toBe(
      undefined,
    )
  })
})

describe('a form from an earlier order', () => {
  const texts = fc.string({ minLength: 1, maxLength: 30 }).map((text) => `a${text}b`)
  const phones = fc.constantFrom('91234567', '+65 8123 4567', '+44 7911 123456')
  const points = fc.record({
    address: texts,
    postalCode: fc.constantFrom('', '999077'),
    description: fc.constantFrom('', 'Back door'),
    location: fc.record({
      lat: fc.integer({ min: 22_200_000, max: 22_500_000 }).map((n) => n / 1_000_000),
      lng: fc.integer({ min: 113_900_000, max: 114_300_000 }).map((n) => n / 1_000_000),
    }),
    pinFor: fc.constant(''),
    contacts: fc.array(
      fc.record({ name: texts, phone: phones, company: fc.constantFrom('', 'Co') }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  })
  const forms = fc.record({
    pickup: points,
    drops: fc.array(points, { minLength: 1, maxLength: 20 }),
    box: fc.constantFrom(...PARCEL_BOXES),
    types: fc.subarray([...PARCEL_ITEM_TYPES]),
    hasItems: fc.boolean(),
  })

  it('means the same order again, without its times and its own number', () => {
    fc.assert(
      fc.property(forms, ({ pickup, drops, box, types, hasItems }) => {
        const items = { value: '10.50', weight: '0.30', box, types, detail: '' }
        const typed = typedRound(1, { pickupAt: 'elsewhere', pickup, drops, items, hasItems })
        const first = order({ ...typed, reference: 'INV-1' })
        const { clientShipmentCode, ...again } = first
        expect(clientShipmentCode).toBe('INV-1')
        const copy = typeParcel(first, STORE)
        expect(order(copy)).toEqual(again)
        const last = copy.drops.at(-1)
        expect(last?.pinFor).toBe(last?.address)
      }),
      { numRuns: 60 },
    )
  })

  it('begins at the store again where it did', () => {
    expect(typeParcel(order(typedParcel()), STORE).pickupAt).toBe('store')
    expect(typeParcel(order(typedParcel()), { ...STORE, address: 'New' }).pickupAt).toBe(
      'elsewhere',
    )
  })
})
