import 'server-only'
import { parseDollars } from '@/lib/domain/money'
import { fromDateTimeLocal, scheduleWindow } from '@/lib/domain/local-time'
import { normalisePhone } from '@/lib/domain/phone'
import { Problem } from '@/lib/domain/problem'
import type { FoodStore } from './food-store'
import type { CheckedOrder } from './record-order'
import type { OrderForm } from './schema'

/** When a scheduled order is for, in the store's local time; between 30 minutes and 7 days ahead. */
export function checkSchedule(
  typed: string,
  region: FoodStore['region'],
  now: Date,
): Date | null | 'tooSoon' | 'tooLate' | 'when' {
  if (typed === '') return null
  const instant = fromDateTimeLocal(typed, region)
  if (instant === null) return 'when'
  const { from, to } = scheduleWindow('food', now)
  if (instant < from) return 'tooSoon'
  if (instant > to) return 'tooLate'
  return instant
}

/** What a schema cannot know: the store's time and its phone numbers. Throws with the fields at fault. */
export function checkOrder(form: OrderForm, store: FoodStore, now: Date): CheckedOrder {
  const phone = normalisePhone(form.recipientPhone, store.region)
  const scheduled =
    form.when === 'later' ? checkSchedule(form.scheduledFor, store.region, now) : null
  const totalCents = parseDollars(form.amount)
  const destination = destinationOf(form, store)
  const fields: Record<string, string> = {}
  if (!phone.ok) fields['recipientPhone'] = 'phone'
  if (typeof scheduled === 'string') fields['scheduledFor'] = scheduled
  if (totalCents === null) fields['amount'] = 'amount'
  if (destination === null) fields['location'] = 'pin'
  if (!phone.ok || typeof scheduled === 'string' || totalCents === null || destination === null) {
    throw new Problem('wrongInput', { fields })
  }
  return {
    form: form.delivery === 'pickup' ? withoutCourier(form) : form,
    store,
    selfPickup: form.delivery === 'pickup',
    destination,
    phone: phone.national,
    callingCode: phone.callingCode,
    totalCents,
    scheduledFor: scheduled,
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
  return { ...form, address: '', location: undefined, remark: '', paymentKind: 0 }
}
