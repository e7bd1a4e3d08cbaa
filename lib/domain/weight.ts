import { plainNumber } from './typed-text'

declare const unit: unique symbol
/** A weight: whole grams, never negative. */
export type Grams = number & { readonly [unit]: 'grams' }

/** What the parcel family's kilograms, with two decimals at most, are multiples of. */
const GRAMS_PER_HUNDREDTH = 10

/** @throws RangeError when it is not a whole, non-negative number of grams. */
export function grams(weight: number): Grams {
  if (!Number.isSafeInteger(weight) || weight < 0) {
    throw new RangeError(`Not a whole, non-negative number of grams: ${weight}`)
  }
  return (weight + 0) as Grams
}

/**
 * Reads kilograms as people and the parcel family write them: `2`, `2.5`, `0.25`, and to the gram
 * `0.125`. Null when it is anything else.
 */
export function parseKilograms(text: string): Grams | null {
  const match = /^(\d+)(?:\.(\d{1,3}))?$/.exec(plainNumber(text))
  if (!match?.[1]) return null
  const weight = Number(match[1] + (match[2] ?? '').padEnd(3, '0'))
  return Number.isSafeInteger(weight) ? grams(weight) : null
}

/**
 * `2.50`: kilograms with two decimals, the most that the parcel family takes (conventions §4.4).
 * What lies between is rounded up, so that no courier is sent for less than there is to carry.
 */
export function formatKilograms(weight: Grams): string {
  const hundredths = String(Math.ceil(weight / GRAMS_PER_HUNDREDTH)).padStart(3, '0')
  return `${hundredths.slice(0, -2)}.${hundredths.slice(-2)}`
}
