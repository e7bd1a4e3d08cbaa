import 'server-only'
import type { ClockFault } from '@/lib/domain/time/clock-fault'
import { connectionMonitor } from '@/lib/platform/current'

/**
 * What is wrong with the clock of the server that answers: of this process, not of any other that
 * shares the database (decision 0084).
 */
export function ownClockFault(): ClockFault | null {
  return connectionMonitor().clockFault()
}
