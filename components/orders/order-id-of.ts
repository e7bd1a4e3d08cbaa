/** The order that an address names; null for what cannot be one of our ids. */
export function orderIdOf(segment: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(segment) ? Number(segment) : NaN
  return Number.isSafeInteger(id) ? id : null
}
