import { randomInt } from 'node:crypto'

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')

/**
 * A number for a new order that no other order has: the moment, six random digits, and the pickup
 * code. All digits, so that the platform may take its last four for the code (food §4.2).
 */
export function clientOrderId(now: Date, pickupCode: string): string {
  const moment = now.toISOString().replace(/\D/g, '').slice(0, 14)
  return `${moment}${pad(randomInt(1_000_000), 6)}${pickupCode}`
}
