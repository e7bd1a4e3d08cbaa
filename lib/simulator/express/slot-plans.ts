import type { ExpressProduct } from './products'

/** From and until, in minutes since midnight. */
export type Period = readonly [from: number, until: number]

/** One group of delivery slots: its periods, and which pickups reach it, in working days and minutes. */
export type GroupPlan = {
  readonly periods: readonly Period[]
  /** From the start of the day so many working days before. */
  readonly earliestDaysBefore: number
  /** Until this time of the day so many working days before, for each period in turn. */
  readonly latest: readonly { readonly daysBefore: number; readonly minutes: number }[]
  /** Days of the week, 1 is Sunday; left out, every working day. */
  readonly onlyOn?: readonly number[]
}

export type SlotPlan = {
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
export function slotPlanOf({ code }: ExpressProduct): SlotPlan {
  const found = PLANS[code]
  if (!found) throw new Error(`no slots are planned for ${code}`)
  return found
}
