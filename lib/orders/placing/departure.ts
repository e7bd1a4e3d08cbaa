import 'server-only'
import { addDays } from 'date-fns'
import { settings } from '@/lib/config/settings'
import type { CallOptions } from '@/lib/platform/http/transport'
import type { OrderRow } from '../lock-order'

/** How a request that changes an order leaves: for whom, until when at the latest, and who is told. */
export type Departure = Pick<CallOptions, 'priority' | 'leaveWithinMs' | 'onLeave'>

/**
 * Milliseconds in which a creation makes sense, from now: until its time has come, or the day of it
 * is over. A pickup's cut-off is its start (express §4.7), and nothing is delivered yesterday.
 */
export function timeToPlaceMs(
  { scheduledFor, scheduledAllDay }: Pick<OrderRow, 'scheduledFor' | 'scheduledAllDay'>,
  now: Date,
): number {
  if (scheduledFor === null) return Infinity
  const end = scheduledAllDay ? addDays(scheduledFor, 1) : scheduledFor
  return end.getTime() - now.getTime()
}

/**
 * How long somebody who pressed a button waits for their request to leave. What comes later surprises
 * whoever gave up and pressed again, or was told that nobody knows.
 */
export const patienceMs = (): number => settings().platformTimeoutMs
