import 'server-only'
import { perProcess } from '@/lib/config/per-process'

/** A customer's page looks every 15 s; one that missed a look is still taken for open. */
const OPEN_MS = 40_000

/** By order, when a customer's page last looked, in ms since 1970. Of this process. */
const visits = perProcess('customer-visits', () => new Map<number, number>())

/** A customer looks at an order: for a while that counts as watching it. */
export function recordCustomerVisit(orderId: number, now: Date): void {
  visits.get().set(orderId, now.getTime())
}

/** The orders that customers have looked at lately through this instance. */
export function ordersVisited(now: Date): Set<number> {
  const all = visits.get()
  for (const [orderId, at] of all) {
    if (now.getTime() - at > OPEN_MS) all.delete(orderId)
  }
  return new Set(all.keys())
}
