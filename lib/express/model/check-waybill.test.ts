import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkWaybill } from './check-waybill'
import {
  EXPRESS_PRODUCTS,
  expressRules,
  needOf,
  WAYBILL_FIELDS,
  type ExpressProduct,
  type WaybillField,
} from '@/lib/domain/express/express-products'
import { cents } from '@/lib/domain/money'
import {
  valuePlus,
  withoutUnusedFields,
  type WaybillDraft,
} from '@/lib/domain/express/waybill-draft'
import { grams } from '@/lib/domain/weight'

const PLACE = { building: 'Tower 1', street: '1 King Road', district: 'Eastern' }
const ADDRESS = { ...PLACE, flat: 'A', floor: '3', area: 'Hong Kong Island' }

/** Everything that any product takes. */
const EVERYTHING: WaybillDraft = {
  clientOrderId: 'W-1',
  clientShipmentCode: 'S-1',
  box: 'XS',
  boxes: 1,
  sender: { name: 'Shop', callingCode: '852', phone: '21110001', address: ADDRESS },
  pickup: { date: '2026-11-23', period: '09:00-13:00' },
  recipient: {
    name: 'Lee',
    callingCode: '852',
    phone: '61234567',
    lockerCode: 'L1',
    callingCode2: '852',
    phone2: '51234567',
    address: ADDRESS,
  },
  delivery: { date: '2026-11-24', period: '14:00-18:00' },
  weight: grams(1500),
  items: [{ code: 'SKU', name: 'Cup', quantity: 2, price: cents(1250) }],
  services: [valuePlus(cents(100_000))],
  collect: { freight: cents(0), goods: cents(5000) },
  remark: 'fragile',
}

const completeFor = (product: ExpressProduct) => withoutUnusedFields(product, EVERYTHING)

/** The draft with one field set, by path; every object on the way is copied. */
function having(draft: unknown, path: string, value: unknown): WaybillDraft {
  const [key = '', ...rest] = path.split('.')
  if (Array.isArray(draft)) {
    return draft.map((one: unknown, index) =>
      String(index) === key ? having(one, rest.join('.'), value) : one,
    ) as unknown as WaybillDraft
  }
  const object = (draft ?? {}) as Record<string, unknown>
  const inner = rest.length > 0 ? having(object[key], rest.join('.'), value) : value
  return { ...object, [key]: inner }
}

const pathOf = (field: WaybillField) => field.replace('items.', 'items.0.')
const valueIn = (path: string) =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], EVERYTHING)

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)
/** How a field of each kind may be missing. */
const NOTHING: Record<string, unknown[]> = {
  list: [undefined, null, []],
  string: [undefined, null, '', '  '],
  number: [undefined, null],
  object: [undefined, null, {}],
}

const ROWS = EXPRESS_PRODUCTS.flatMap((product) =>
  WAYBILL_FIELDS.map((field) => [product, field] as const),
)
const products = fc.constantFrom(...EXPRESS_PRODUCTS)

describe('every product and every field', () => {
  test.each(EXPRESS_PRODUCTS)('%s with everything that it takes has no fault', (product) => {
    expect(checkWaybill(product, completeFor(product))).toEqual([])
  })

  test.each(ROWS)('%s without %s', (product, field) => {
    const need = needOf(product, field)
    const path = pathOf(field)
    for (const nothing of NOTHING[kindOf(valueIn(path))] ?? []) {
      const faults = checkWaybill(product, having(completeFor(product), path, nothing))
      const named = faults
        .filter(({ problem }) => problem === 'required')
        .map((fault) => fault.field)
      if (field.endsWith('.address') && need === 'required') {
        const parts = ['building', 'street', 'district', 'area']
        expect(named).toEqual(parts.map((part) => `${field}.${part}`))
      } else if (need === 'required') expect(named).toContain(path)
      // A delivery has its date and its period or neither.
      else if (field.startsWith('delivery.') && need === 'optional') expect(named).toEqual([path])
      else expect(named).toEqual([])
    }
  })

  test.each(ROWS.filter(([product, field]) => needOf(product, field) === 'none'))(
    '%s has no place for %s',
    (product, field) => {
      const draft = having(completeFor(product), field, valueIn(field))
      expect(checkWaybill(product, draft)).toContainEqual({ field, problem: 'not-taken' })
      expect(checkWaybill(product, withoutUnusedFields(product, draft))).toEqual([])
    },
  )

  test('an empty draft is at fault exactly where the matrix asks for something', () => {
    for (const product of EXPRESS_PRODUCTS) {
      const required = WAYBILL_FIELDS.filter(
        (field) => !field.startsWith('items.') && needOf(product, field) === 'required',
      ).flatMap((field) =>
        field.endsWith('.address')
          ? ['building', 'street', 'district', 'area'].map((part) => `${field}.${part}`)
          : [field],
      )
      const faults = checkWaybill(product, {})
      expect(faults.map(({ field }) => field).toSorted()).toEqual(required.toSorted())
    }
  })

  test('what is left out for a product is never at fault, and leaving out twice changes nothing', () => {
    const draft = fc.record(
      Object.fromEntries(
        Object.entries(EVERYTHING).map(([key, value]) => [
          key,
          fc.constantFrom(value, null, undefined),
        ]),
      ),
    ) as fc.Arbitrary<WaybillDraft>
    fc.assert(
      fc.property(products, draft, (product, some) => {
        const kept = withoutUnusedFields(product, some)
        expect(checkWaybill(product, kept).filter((one) => one.problem === 'not-taken')).toEqual([])
        expect(withoutUnusedFields(product, kept)).toEqual(kept)
      }),
    )
  })
})

const faultsWith = (product: ExpressProduct, path: string, value: unknown) =>
  checkWaybill(product, having(completeFor(product), path, value))

describe('limits', () => {
  test('trap 52: from 11 grams up to the product’s most, whole', () => {
    fc.assert(
      fc.property(products, fc.integer({ min: -5, max: 100_100 }), (product, weight) => {
        const faults = faultsWith(product, 'weight', weight)
        const most = expressRules(product).maxWeight
        if (weight >= 11 && weight <= most) expect(faults).toEqual([])
        else if (weight < 11) {
          expect(faults).toEqual([{ field: 'weight', problem: 'too-light', limit: 11 }])
        } else expect(faults).toEqual([{ field: 'weight', problem: 'too-heavy', limit: most }])
      }),
    )
    for (const product of EXPRESS_PRODUCTS) {
      const most = expressRules(product).maxWeight
      for (const edge of [11, most]) expect(faultsWith(product, 'weight', edge)).toEqual([])
      for (const edge of [10, most + 1]) expect(faultsWith(product, 'weight', edge)).toHaveLength(1)
      expect(faultsWith(product, 'weight', 11.5)).toEqual([
        { field: 'weight', problem: 'not-whole' },
      ])
    }
  })

  test.each(EXPRESS_PRODUCTS)('trap 50: boxes of %s', (product) => {
    const { maxBoxes, onlyBox } = expressRules(product)
    for (const count of [1, maxBoxes]) expect(faultsWith(product, 'boxes', count)).toEqual([])
    expect(faultsWith(product, 'boxes', maxBoxes + 1)).toEqual([
      { field: 'boxes', problem: 'too-many', limit: maxBoxes },
    ])
    for (const wrong of [0, -1, 1.5, Number.NaN]) {
      expect(faultsWith(product, 'boxes', wrong)).toEqual([
        { field: 'boxes', problem: 'not-whole' },
      ])
    }
    const large = onlyBox ? [{ field: 'box', problem: 'box-size' }] : []
    expect(faultsWith(product, 'box', 'L')).toEqual(large)
  })

  test.each(EXPRESS_PRODUCTS)('traps 50 and 51: the phone number of %s', (product) => {
    const { mobileOnly, destination } = expressRules(product)
    for (let digit = 0; digit <= 9; digit++) {
      const isRefused = mobileOnly && digit < 4
      expect(faultsWith(product, 'recipient.phone', `${digit}1234567`)).toEqual(
        isRefused ? [{ field: 'recipient.phone', problem: 'not-mobile' }] : [],
      )
    }
    for (const field of ['recipient.callingCode', 'recipient.callingCode2']) {
      expect(faultsWith(product, field, '86')).toEqual(
        destination === 'locker' ? [{ field, problem: 'not-local' }] : [],
      )
    }
    expect(faultsWith(product, 'recipient.phone2', '21234567')).toEqual(
      destination === 'locker' ? [{ field: 'recipient.phone2', problem: 'not-mobile' }] : [],
    )
  })

  test.each(EXPRESS_PRODUCTS)('trap 54: items of %s', (product) => {
    const { maxItems } = expressRules(product)
    const many = (count: number) => Array.from({ length: count }, () => EVERYTHING.items?.[0])
    expect(faultsWith(product, 'items', many(50))).toEqual([])
    expect(faultsWith(product, 'items', many(51))).toEqual(
      maxItems ? [{ field: 'items', problem: 'too-many', limit: 50 }] : [],
    )
    for (const quantity of [0, -1, 1.5]) {
      expect(faultsWith(product, 'items.0.quantity', quantity)).toEqual([
        { field: 'items.0.quantity', problem: 'not-whole' },
      ])
    }
    expect(faultsWith(product, 'items.0.price', 0)).toEqual([])
    expect(faultsWith(product, 'items.0.price', -1)).toEqual([
      { field: 'items.0.price', problem: 'not-whole' },
    ])
  })

  test.each([
    ['clientOrderId', 30],
    ['clientShipmentCode', 30],
    ['sender.name', 128],
    ['sender.callingCode', 5],
    ['sender.phone', 64],
    ['recipient.name', 128],
    ['recipient.phone', 64],
    ['recipient.phone2', 64],
    ['recipient.callingCode2', 5],
    ['remark', 1024],
    ['items.0.name', 128],
    ['items.0.code', 128],
  ] as const)('%s has at most %i characters, whatever they are', (path, most) => {
    const longest = '6'.repeat(most - 1) + '😀'
    expect(faultsWith('HDP-ECOMM-H', path, longest)).toEqual([])
    expect(faultsWith('HDP-ECOMM-H', path, `${longest}6`)).toEqual([
      { field: path, problem: 'too-long', limit: most },
    ])
  })

  test('trap 53: an address has at most 200 characters in all its parts together', () => {
    const used = Object.values(ADDRESS).join('').length
    const path = 'recipient.address.block'
    expect(faultsWith('HDP-ECN-H', path, 'x'.repeat(200 - used))).toEqual([])
    expect(faultsWith('HDP-ECN-H', path, 'x'.repeat(201 - used))).toEqual([
      { field: 'recipient.address', problem: 'too-long', limit: 200 },
    ])
  })

  test('trap 53: a place that is not on the published list needs its point', () => {
    for (const whose of ['sender', 'recipient']) {
      const elsewhere = having(EVERYTHING, `${whose}.address.district`, 'Midlevels')
      const draft = withoutUnusedFields('HDP-ECOMM-H', elsewhere)
      expect(checkWaybill('HDP-ECOMM-H', draft)).toEqual([
        { field: `${whose}.location`, problem: 'unknown-place' },
      ])
      const located = having(draft, `${whose}.location`, { lat: 22.28, lng: 114.15 })
      expect(checkWaybill('HDP-ECOMM-H', located)).toEqual([])
    }
  })

  test('dates and periods must be times', () => {
    for (const path of ['pickup.date', 'delivery.date']) {
      for (const wrong of ['23/11/2026', '2026-02-30', '20261123']) {
        expect(faultsWith('HDP-ECOMM-H', path, wrong)).toEqual([
          { field: path, problem: 'not-a-time' },
        ])
      }
    }
    for (const wrong of ['09:00', '9-13', '25:00-26:00']) {
      const field = 'pickup.period'
      expect(faultsWith('HDP-ECOMM-H', field, wrong)).toEqual([{ field, problem: 'not-a-time' }])
    }
    expect(faultsWith('HDP-ECOMM-H', 'pickup.period', '18:00-24:00')).toEqual([])
  })

  test('trap 61: value-plus needs the value, as dollars in text', () => {
    expect(valuePlus(cents(100_000))).toEqual({ code: 'HK2DOOR_VALUEPLUS', value: '1000.00' })
    expect(faultsWith('HDP-ECOMM-H', 'services.0.value', '')).toEqual([
      { field: 'services.0.value', problem: 'required' },
    ])
    expect(faultsWith('HDP-ECOMM-H', 'services.0', { code: 'OTHER' })).toEqual([])
    const twice = [valuePlus(cents(100)), { code: ' HK2DOOR_VALUEPLUS', value: '2' }]
    expect(faultsWith('HDP-ECOMM-H', 'services', twice)).toEqual([
      { field: 'services.1.code', problem: 'twice' },
    ])
  })
})
