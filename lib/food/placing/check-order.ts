import 'server-only'
import type { Coordinates } from '@/lib/domain/coordinates'
import type { Cents } from '@/lib/domain/money'
import { Problem } from '@/lib/domain/problem'
import type { FoodStore } from '../delivering-store'
import type { OrderForm, ShownPrice } from '../model/order-form'
import { readOrder } from '../model/read-order'
import { readSchedule } from '../model/schedule'

/** What the form says, in the domain's terms. */
export type CheckedOrder = {
  form: OrderForm
  /** Without a country code (food §4.2). */
  phone: string
  callingCode: string
  totalCents: Cents
  scheduledFor: Date | null
  /** The customer fetches it: no courier comes (food §2.1). */
  selfPickup: boolean
  /** What the platform is told; the store's own place where the customer comes there. */
  destination: { address: string; location: Coordinates }
  /** Whether the price that was shown was held against the platform's, where there is one. */
  priceChecked: boolean
  /** What the platform estimated its fee at, or was shown to have; null where nobody knows. */
  estimate: ShownPrice | null
}

/** When a scheduled order is for, in the store's local time; between its advance time and 7 days ahead. */
export function checkSchedule(
  typed: string,
  region: FoodStore['region'],
  now: Date,
  advance?: FoodStore['foodAdvanceMinutes'],
): ReturnType<typeof readSchedule> | null {
  return typed === '' ? null : readSchedule(typed, region, now, advance)
}

/** The form's own reading, asked again for the store as it is. Throws with the fields at fault. */
export function checkOrder(form: OrderForm, store: FoodStore, now: Date): CheckedOrder {
  const { order, problems } = readOrder(form, {
    region: store.region,
    now,
    advance: store.foodAdvanceMinutes,
  })
  const destination = destinationOf(form, store)
  if (!order || destination === null) {
    throw new Problem('wrongInput', { fields: problems ?? { location: 'pin' } })
  }
  const { phone, callingCode, totalCents, scheduledFor } = order
  const selfPickup = form.delivery === 'pickup'
  return {
    form: selfPickup ? withoutCourier(form) : withKnownIds(form, store),
    selfPickup,
    destination,
    phone,
    callingCode,
    totalCents,
    scheduledFor,
    priceChecked: true,
    estimate: null,
  }
}

const LONGEST_ADDRESS = 255

/** Where it goes: creation requires a place also when no courier comes (decision 0070). */
function destinationOf(form: OrderForm, store: FoodStore): CheckedOrder['destination'] | null {
  if (form.delivery === 'pickup') {
    const address = (store.address.trim() || store.name).slice(0, LONGEST_ADDRESS)
    return { address, location: { lat: store.lat, lng: store.lng } }
  }
  return form.location ? { address: form.address, location: form.location } : null
}

/** Nothing that a courier would read or collect goes out, or stays, with an order that none takes. */
function withoutCourier(form: OrderForm): OrderForm {
  return { ...form, address: '', addressId: '', location: undefined, remark: '', paymentKind: 0 }
}

/** An address ID goes out for a store that uses them alone, whatever the form was left with. */
function withKnownIds(form: OrderForm, { foodUsesAddressIds }: FoodStore): OrderForm {
  return foodUsesAddressIds ? form : { ...form, addressId: '' }
}
