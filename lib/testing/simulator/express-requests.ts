import type { Stranger } from './stranger'

type Data = Readonly<Record<string, unknown>>
type Slot = { readonly datetime: string; readonly workingday_code: string }
type DeliverySlot = Slot & { readonly acceptable: string }
type SlotsAnswer = {
  readonly meta: Record<string, string>
  readonly pickup: { readonly default: { readonly slot: Slot[] } }
  readonly delivery: Record<string, { readonly slot: DeliverySlot[] }>
}

const CREATE = '/order/homeexpress/create'
const MERCHANT = 800001
let count = 0

export const SENDER = {
  type: 11,
  name: 'Handover Warehouse',
  country_code: '852',
  phone: '28001234',
  district: 'HK',
  address: {
    floor: '3',
    building: 'Harbour Industrial Centre',
    street: '10 Lee Hing Street',
    district: 'Southern',
    area: 'Hong Kong Island',
  },
}
export const RECIPIENT = {
  type: 11,
  name: '陳大文',
  phone: '91234567',
  district: 'HK',
  address: { building: '好運大廈', street: '彌敦道 100 號', district: '油尖旺區', area: '九龍' },
}
export const LOCKER_RECIPIENT = {
  type: 4,
  name: 'Chan',
  phone: '61234567',
  district: 'HK',
}

export const slotsOf = async (express: Stranger, product_code?: string) => {
  const product = product_code === undefined ? {} : { product_code }
  const answer = await express.data('/order/homeexpress/get_datetime', {
    merchant_id: MERCHANT,
    ...product,
  })
  return answer as unknown as SlotsAnswer
}

/** `date` and `period` of a slot's `datetime`. */
export function appointment(slot: Slot | undefined) {
  const [date = '', period = ''] = slot?.datetime.split(' ') ?? []
  return { date, period }
}

/** A decimal text as an exact whole number of its smallest parts. */
const exact = (text: string) => {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(12, '0'))
}

/** Rule 4 of express §4.7, as a stranger reads it. */
export function matches({ acceptable }: DeliverySlot, { workingday_code }: Slot) {
  const [low = '', high = ''] = acceptable.split('-')
  const code = exact(workingday_code)
  return exact(low) <= code && code <= exact(high)
}

/** A pickup slot and a delivery slot of a group that go together. */
export function matchingPair({ pickup, delivery }: SlotsAnswer, group = 'default') {
  for (const from of pickup.default.slot)
    for (const to of delivery[group]?.slot ?? [])
      if (matches(to, from)) return { pickup: appointment(from), delivery: appointment(to) }
  throw new Error(`no slots of ${group} go together`)
}

/** A creation of the default product that the platform accepts; `change` replaces members. */
export async function expressCreation(express: Stranger, change: Data = {}) {
  count += 1
  const pair = matchingPair(await slotsOf(express))
  return {
    merchant_id: MERCHANT,
    client_order_id: `E-${String(count).padStart(6, '0')}`,
    product_code: 'HDP-ECOMM-H',
    box_size_code: 'S',
    box_quantity: 1,
    total_weight: 1200,
    item_detail: [{ code: 'TEA', name: 'Oolong', price: 9900, quantity: 1 }],
    sender: SENDER,
    recipient: RECIPIENT,
    ...pair,
    ...change,
  }
}

/** Creates a waybill; the two members by which its merchant asks for it. */
export async function createdWaybill(express: Stranger, change: Data = {}) {
  const request = await expressCreation(express, change)
  const data = await express.data(CREATE, request)
  const orderId = String(data['order_id'])
  return { orderId, key: { order_id: orderId, merchant_id: MERCHANT }, request, data }
}

/** What each product asks for beyond the default one (express §4.1). */
export async function productCreation(express: Stranger, product_code: string, change: Data = {}) {
  const pair = matchingPair(await slotsOf(express, product_code))
  const parcel = { product_code, ...pair, ...change }
  const locker = { recipient: await lockerRecipient(express), box_size_code: 'XS', delivery: {} }
  switch (product_code) {
    case 'HDP-ECOMM-L':
      return expressCreation(express, { ...locker, ...parcel, delivery: {}, ...change })
    case 'HDP-SFWH-L':
      return expressCreation(express, { ...locker, ...parcel, delivery: {}, sender: {}, ...change })
    case 'HDP-SFWH-H':
    case 'HDP-WHECN-H':
      return expressCreation(express, { sender: {}, ...parcel })
    default:
      return expressCreation(express, parcel)
  }
}

export async function lockerRecipient(express: Stranger, change: Data = {}) {
  const points = (await express.data('/pickup_points', {})) as unknown as { locker_code: string }[]
  return { ...LOCKER_RECIPIENT, locker_code: points[0]?.locker_code, ...change }
}
