import 'server-only'

/** A customer's page looks every 15 s; one that missed a look is still taken for open. */
const OPEN_MS = 40_000

type Held = { handoverCustomerVisits?: Map<number, number> }

/** By order, when a customer's page last looked, in ms since 1970. Of this process. */
function visits(): Map<number, number> {
  const shared = globalThis as typeof globalThis & Held
  shared.handoverCustomerVisits ??= new Map()
  return shared.handoverCustomerVisits
}

/** A customer looks at an order: for a while that counts as watching it. */
export function noteCustomerVisit(orderId: number, now: Date): void {
  visits().set(orderId, now.getTime())
}

/** The orders that customers have looked at lately through this instance. */
export function ordersVisited(now: Date): Set<number> {
  for (const [orderId, at] of visits()) {
    if (now.getTime() - at > OPEN_MS) visits().delete(orderId)
  }
  return new Set(visits().keys())
}
