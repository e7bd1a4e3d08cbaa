/** Dollars or kilograms as text with at most two decimal places (conventions §8). */
export const isDecimalText = (text: string) => /^\d{1,9}(?:\.\d{1,2})?$/.test(text)

/** Cents of a dollar text that `isDecimalText` accepts. */
export const centsOf = (text: string) => Math.round(Number(text) * 100)

/** Cents as dollars with two decimal places. */
export const dollarsText = (cents: number) => (cents / 100).toFixed(2)
