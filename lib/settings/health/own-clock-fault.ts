import 'server-only'
import { type ClockFault, clockFault, worstClockFault } from '@/lib/domain/time/clock-fault'
import { clockDifferenceMs } from '@/lib/jobs/clock-difference'
import { connectionMonitor } from '@/lib/platform/current'

/**
 * What is wrong with the clock of the server that answers, by the platform's and by the database's:
 * of this process, not of any other that shares the database (decision 0084).
 */
export function ownClockFault(): ClockFault | null {
  const ahead = clockDifferenceMs()
  const byDatabase = clockFault(ahead === null ? null : -ahead, false)
  return worstClockFault([connectionMonitor().clockFault(), byDatabase])
}
