import { addDays, addHours, max, min } from 'date-fns'

/** A link that nobody uses any more ends by itself this long after it was made, or after the promised time. */
const LONGEST_DAYS = 3
/** Long enough to look up when it came; then the order is nobody's business. */
const AFTER_CLOSING_HOURS = 24

/** When a link made now ends at the latest. */
export function linkExpiry(now: Date, scheduledFor: Date | null): Date {
  return addDays(scheduledFor ? max([now, scheduledFor]) : now, LONGEST_DAYS)
}

/** When a link ends: at its expiry, or a day after its order closed, whichever comes first. */
export function linkEnd(expiresAt: Date, closedAt: Date | null): Date {
  return closedAt ? min([expiresAt, addHours(closedAt, AFTER_CLOSING_HOURS)]) : expiresAt
}
