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
  const fields: Record<string, string> = {}
  if (!phone.ok) fields['recipientPhone'] = 'phone'
  if (typeof scheduled === 'string') fields['scheduledFor'] = scheduled
  if (totalCents === null) fields['amount'] = 'amount'
  if (!phone.ok || typeof scheduled === 'string' || totalCents === null) {
    throw new Problem('wrongInput', { fields })
  }
  return {
    form,
    store,
    phone: phone.national,
    callingCode: phone.callingCode,
    totalCents,
    scheduledFor: scheduled,
  }
}
