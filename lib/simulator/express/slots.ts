import { dayOfWeek, fromLocal, toLocal } from '../core/local-time'
import { knownRegion } from '../core/regions'
import type { ExpressProduct } from './products'
import { type WorkingdayCode, workingdayCode, workingDaysFrom } from './working-days'

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

/** From and until, in minutes since midnight. */
type Period = readonly [from: number, until: number]

/** One group of delivery slots: its periods, and which pickups reach it, in working days and minutes. */
type GroupPlan = {
  readonly periods: readonly Period[]
  /** From the start of the day so many working days before. */
  readonly earliestDaysBefore: number
  /** Until this time of the day so many working days before, for each period in turn. */
  readonly latest: readonly { readonly daysBefore: number; readonly minutes: number }[]
  /** Days of the week, 1 is Sunday; left out, every working day. */
  readonly onlyOn?: readonly number[]
}

type SlotPlan = {
  readonly pickups: readonly Period[]
  readonly groups: Readonly<Record<'default' | 'sp1' | 'sp2', GroupPlan>>
}

const at = (hours: number, minutes = 0) => hours * 60 + minutes
const period = (from: number, until: number): Period => [at(from), at(until)]
const SATURDAY = 7

/** Standard delivery: a morning is reached from the afternoon before, an afternoon from the evening before. */
const standard = (periods: readonly Period[], daysBefore: number): GroupPlan => ({
  periods,
  earliestDaysBefore: daysBefore + 2,
  latest: periods.map((_, i) => ({ daysBefore, minutes: i === 0 ? at(14) : at(18) })),
})

/** The evening of the day of pickup, from the morning. */
const SAME_EVENING: GroupPlan = {
  periods: [period(19, 22)],
  earliestDaysBefore: 0,
  latest: [{ daysBefore: 0, minutes: at(12) }],
}

/** Saturday mornings, for parcels of the days before. */
const SATURDAYS: GroupPlan = {
  periods: [period(10, 13)],
  earliestDaysBefore: 5,
  latest: [{ daysBefore: 2, minutes: at(23, 59) }],
  onlyOn: [SATURDAY],
}

const plan = (pickups: readonly Period[], usual: GroupPlan): SlotPlan => ({
  pickups,
  groups: { default: usual, sp1: SAME_EVENING, sp2: SATURDAYS },
})

const WHOLE_DAY = period(9, 22)
const AT_HOME = [period(9, 13), period(13, 18), period(18, 21)]

const PLANS: Readonly<Record<string, SlotPlan>> = {
  'HDP-ECOMM-H': plan([period(10, 13), period(14, 17), period(18, 20)], standard(AT_HOME, 1)),
  'HDP-ECOMM-L': plan([period(10, 13), period(14, 17)], standard([WHOLE_DAY], 1)),
  'HDP-ECN-H': plan([period(10, 14), period(14, 18)], standard([period(9, 18)], 2)),
  'HDP-SFWH-H': plan([period(9, 12), period(12, 17)], standard(AT_HOME, 1)),
  'HDP-SFWH-L': plan([period(9, 12), period(12, 17)], standard([WHOLE_DAY], 1)),
  'HDP-WHECN-H': plan([period(9, 12), period(12, 17)], standard([period(9, 18)], 3)),
  'HDP-PND-1-H': plan([period(11, 15), period(15, 19)], standard([period(9, 20)], 2)),
}

/** When parcels of a product are collected and brought. */
function slotPlanOf({ code }: ExpressProduct): SlotPlan {
  const found = PLANS[code]
  if (!found) throw new Error(`no slots are planned for ${code}`)
  return found
}
