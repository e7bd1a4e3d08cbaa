import { dayOfWeek, fromLocal, toLocal } from '../core/local-time'
import { knownRegion } from '../core/regions'
import type { ExpressProduct } from './products'
import { type GroupPlan, type Period, slotPlanOf } from './slot-plans'
import { workingDaysFrom } from './working-days'
import { type WorkingdayCode, workingdayCode } from './workingday-code'

/** The family is offered in Hong Kong alone. */
export const UTC_OFFSET_HOURS = knownRegion('HK').utcOffsetHours
const PICKUP_DAYS = 12
const DELIVERY_DAYS = 14

/** A day and a period in which a parcel is collected (express §2.4). */
export type Slot = {
  readonly date: string
  readonly period: string
  readonly code: WorkingdayCode
  readonly startsAt: number
}

/** A delivery slot goes with pickup slots whose code lies within, both ends included (express §4.7). */
export type DeliverySlot = Slot & {
  readonly low: WorkingdayCode
  readonly high: WorkingdayCode
}

export type SlotCalendar = {
  readonly today: string
  readonly pickups: readonly Slot[]
  readonly groups: Readonly<Record<string, readonly DeliverySlot[]>>
}

const calendars = new Map<string, SlotCalendar>()

/** The slots of a product from today on, those of today that have passed included. Made once a day. */
export function calendarOf(product: ExpressProduct, now: number): SlotCalendar {
  const today = toLocal(now, UTC_OFFSET_HOURS).date
  const known = calendars.get(product.code)
  if (known?.today === today) return known
  const fresh = makeCalendar(product, today)
  calendars.set(product.code, fresh)
  return fresh
}

/** A slot can be chosen until it begins: that is the cut-off of a pickup slot. */
export const isAhead = ({ startsAt }: Slot, now: number) => startsAt > now

/** Does a delivery slot go with a pickup slot? */
export const goesWith = ({ low, high }: DeliverySlot, { code }: Slot) => low <= code && code <= high

function makeCalendar(product: ExpressProduct, today: string): SlotCalendar {
  const plan = slotPlanOf(product)
  const days = workingDaysFrom(today, DELIVERY_DAYS)
  const groups = Object.entries(plan.groups).map(([name, group]) => [
    name,
    days.flatMap((date, i) => deliverySlots(group, date, i + 1)),
  ])
  return {
    today,
    pickups: days
      .slice(0, PICKUP_DAYS)
      .flatMap((date, i) => plan.pickups.map((period) => slotOf(date, i + 1, period))),
    groups: Object.fromEntries(groups) as SlotCalendar['groups'],
  }
}

function deliverySlots(group: GroupPlan, date: string, day: number): DeliverySlot[] {
  if (group.onlyOn && !group.onlyOn.includes(dayOfWeek(date))) return []
  return group.periods.map((period, i) => {
    const { daysBefore = 0, minutes = 0 } = group.latest[i] ?? {}
    const low = workingdayCode(Math.max(0, day - group.earliestDaysBefore), 0)
    const high = Math.max(low, workingdayCode(day - daysBefore, minutes))
    return { ...slotOf(date, day, period), low, high }
  })
}

function slotOf(date: string, day: number, [from, until]: Period): Slot {
  const starts = timeText(from)
  return {
    date,
    period: `${starts}-${timeText(until)}`,
    code: workingdayCode(day, from),
    startsAt: fromLocal(`${date} ${starts}`, UTC_OFFSET_HOURS) ?? 0,
  }
}

const timeText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
