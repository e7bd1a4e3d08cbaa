import { describe, expect, it } from 'vitest'
import { foodForm } from '@/lib/testing/forms/food-form'
import { orderFormSchema } from './order-form'
import { readOrder } from './read-order'
import { ORDER_TEXT_LIMITS, type TypedOrder } from './typed-order'

const NOW = new Date('2025-03-04T04:00:00Z') // noon in Hong Kong
const AT = { region: 'HK', now: NOW } as const
const typed = (change: Partial<TypedOrder>): TypedOrder => ({ ...foodForm(7), ...change })
const check = (change: Partial<TypedOrder>) => readOrder(typed(change), AT).problems ?? {}

describe('reading a food order', () => {
  it('gives what the action takes, without blanks and without what the form alone knows', () => {
    const given = typed({
      recipientName: ' Chan ',
      amount: ' 250.50 ',
      pinFor: 'x',
      address: 'x, 9',
    })
    const { order } = readOrder(given, AT)
    expect(order).toMatchObject({ callingCode: '852', phone: '91234567', totalCents: 25_050 })
    expect(order?.form).toMatchObject({ recipientName: 'Chan', amount: '250.50', storeId: 7 })
    expect(order?.form).not.toHaveProperty('pinFor')
    expect(orderFormSchema.parse(order?.form)).toEqual(order?.form)
  })

  it('reads the phone as one of the store’s region (trap 38)', () => {
    expect(check({ recipientPhone: '9123 4567' })).toEqual({})
    expect(check({ recipientPhone: '+44 20 7946 0958' })).toEqual({})
    expect(check({ recipientPhone: '9123' })).toEqual({ recipientPhone: 'phone' })
    expect(check({ recipientPhone: ' ' })).toEqual({ recipientPhone: 'required' })
  })

  it('reads what a Chinese keyboard and a telephone’s contacts write', () => {
    const { order } = readOrder(
      typed({
        recipientPhone: '\u202a+852 9123 4567\u202c',
        amount: '２５０。５',
        pickupCode: '００４２',
      }),
      AT,
    )
    expect(order).toMatchObject({ phone: '91234567', totalCents: 25_050 })
    expect(order?.form).toMatchObject({
      pickupCode: '0042',
      amount: '250.5',
      recipientPhone: '+852 9123 4567',
    })
  })

  it('takes no pin of another address (decision 0101)', () => {
    const pinned = { address: '9 Mody Road', location: { lat: 22.29, lng: 114.17 } }
    expect(check({ ...pinned, pinFor: '9 Mody Road' })).toEqual({})
    expect(check({ ...pinned, pinFor: '' })).toEqual({})
    const another = { ...pinned, pinFor: '8 Queen’s Road Central' }
    expect(check(another)).toEqual({ location: 'pinOfAnother' })
    expect(check({ ...another, delivery: 'pickup' })).toEqual({})
    expect(check({ ...another, location: undefined })).toEqual({ location: 'pin' })
  })

  it('takes no address ID of another address', () => {
    const identified = { address: '9 Mody Road', addressId: 'ADDR-9' }
    expect(check({ ...identified, addressIdFor: '9 Mody Road' })).toEqual({})
    expect(check({ ...identified, addressIdFor: '' })).toEqual({})
    const another = { ...identified, addressIdFor: '8 Queen’s Road Central' }
    expect(check(another)).toEqual({ addressId: 'idOfAnother' })
    expect(check({ ...another, delivery: 'pickup' })).toEqual({})
    expect(check({ ...another, addressId: ' ' })).toEqual({})
  })

  it('looks at the time only when it is for later', () => {
    expect(check({ scheduledFor: 'nonsense' })).toEqual({})
    expect(check({ when: 'later', scheduledFor: '' })).toEqual({ scheduledFor: 'when' })
    expect(check({ when: 'later', scheduledFor: '2025-03-04T12:29' })).toEqual({
      scheduledFor: 'tooSoon',
    })
    expect(check({ when: 'later', scheduledFor: '2025-03-04T13:00' })).toEqual({})
  })

  it.each([
    ['', 'required'],
    ['1.234', 'amount'],
    ['-1', 'amount'],
    // Nothing forbids it (food §4.2): a meal that was paid for with a voucher.
    ['0', undefined],
    ['0.00', undefined],
    ['1000000.01', 'amountRange'],
    ['1000000', undefined],
  ])('a bill of "%s": %s', (amount, problem) => {
    expect(check({ amount })['amount']).toBe(problem)
  })

  it.each([
    ['SG', '81234567', '1000000', '1000000.01'],
    ['KUL', '0123456789', '1000000', '1000000.01'],
    ['BKK', '0812345678', '10000000', '10000000.01'],
    ['TPE', '0912345678', '10000000', '10000000.01'],
    ['HAN', '0912345678', '10000000000', '10000000000.01'],
    ['VNDNG', '0912345678', '10000000000', '10000000000.01'],
  ] as const)('in %s a bill is held to what its currency is worth', (region, phone, most, more) => {
    const problemsOf = (amount: string) =>
      readOrder(typed({ recipientPhone: phone, amount }), { region, now: NOW }).problems ?? {}
    expect(problemsOf(most)).toEqual({})
    expect(problemsOf(more)).toEqual({ amount: 'amountRange' })
  })

  it('takes an amount in the thousands of Vietnam, and sends it plainly', () => {
    const order = typed({ recipientPhone: '0912345678', amount: '45.000' })
    expect(readOrder(order, { region: 'HAN', now: NOW }).order).toMatchObject({
      totalCents: 4_500_000,
      form: { amount: '45000' },
    })
    expect(readOrder(order, { region: 'HK', now: NOW }).problems).toMatchObject({
      amount: 'amount',
    })
  })

  it('takes an amount with the currency’s sign beside it, and sends it plainly', () => {
    const { order } = readOrder(typed({ amount: ' HK$1,280.50 ' }), { region: 'HK', now: NOW })
    expect(order).toMatchObject({ totalCents: 128_050, form: { amount: '1,280.50' } })
  })

  it.each(Object.entries(ORDER_TEXT_LIMITS))(
    '%s takes %d characters, as the schema',
    (name, most) => {
      expect(check({ [name]: 'x'.repeat(most + 1) })).toEqual({ [name]: 'tooLong' })
      expect(orderFormSchema.safeParse(foodForm(7, { [name]: 'x'.repeat(most + 1) })).success).toBe(
        false,
      )
      if (name !== 'recipientPhone') expect(check({ [name]: 'x'.repeat(most) })).toEqual({})
    },
  )

  it('without a store names everything that can be said without one', () => {
    const empty = typed({
      storeId: undefined,
      recipientName: '',
      recipientPhone: '12',
      address: '',
      location: undefined,
      pickupCode: '12',
    })
    expect(readOrder(empty, { region: undefined, now: NOW }).problems).toEqual({
      storeId: 'required',
      recipientName: 'required',
      address: 'required',
      location: 'pin',
      pickupCode: 'pickupCode',
    })
  })
})
