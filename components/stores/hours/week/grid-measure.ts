import type { RangeAt } from './edit-ranges'

/** How high an hour is, in px. */
export const HOUR_PX = 22

/** Ids of what can have the focus on the week. */
export const barId = ({ day, index }: RangeAt) => `hours-${day}-${index}`
export const headId = (day: number) => `hours-day-${day}`
/** The first field of the exact times. */
export const OPENS_ID = 'hours-opens'
