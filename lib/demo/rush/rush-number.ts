/** What every order number of a rush begins with: nobody else makes one like it. */
export const RUSH_PREFIX = '9990'

/**
 * The number of the order at a place of a rush that began at a moment. All digits, so that the
 * platform may take its last four for the pickup code (food §4.2).
 */
export function rushNumber(begun: Date, place: number): string {
  const moment = begun.toISOString().replace(/\D/g, '').slice(0, 14)
  return `${RUSH_PREFIX}${moment}${String(place).padStart(2, '0')}${rushCode(begun, place)}`
}

/** Codes that differ in their first digits, as in a real kitchen; another series each time. */
export function rushCode(begun: Date, place: number): string {
  const seconds = Math.floor(begun.getTime() / 1000)
  return String((seconds * 7 + place * 2_731) % 10_000).padStart(4, '0')
}
