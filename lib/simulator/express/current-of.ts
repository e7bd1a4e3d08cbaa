import type { LogEntry } from './order'
import { currentStatus } from './statuses'

/** The current status code after a waybill's legacy ones; 0 before the first. */
export function currentOf(log: readonly LogEntry[]) {
  const last = log.at(-1)
  return last ? currentStatus(last.status, log.at(-2)?.status) : 0
}
