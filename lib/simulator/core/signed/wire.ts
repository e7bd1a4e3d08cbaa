import { parse } from 'lossless-json'

/** A number as it was written: `1.0` and `1` are equal as numbers and differ as signed text. */
export class WireNumber {
  constructor(readonly text: string) {}
}

export type WireValue = string | boolean | null | WireNumber | readonly WireValue[] | WireObject
export type WireObject = { readonly [name: string]: WireValue }

/** Reads JSON without losing how numbers were written. Throws a SyntaxError, also for a repeated key. */
export const parseWire = (text: string) =>
  parse(text, null, (number) => new WireNumber(number)) as WireValue

export const isWireObject = (value: WireValue | undefined): value is WireObject =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof WireNumber)

/** One text for the same data, whatever the order of its keys, to recognise a repeat by. */
export function canonicalText(value: WireValue): string {
  if (value instanceof WireNumber) return value.text
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`
  if (isWireObject(value)) {
    const members = Object.keys(value)
      .sort()
      .map((name) => `${JSON.stringify(name)}:${canonicalText(value[name] ?? null)}`)
    return `{${members.join(',')}}`
  }
  return JSON.stringify(value)
}

/** Dollars or kilograms as text with at most two decimal places (conventions §8). */
export const isDecimalText = (text: string) => /^\d{1,12}(?:\.\d{1,2})?$/.test(text)

/** Cents of a dollar text that `isDecimalText` accepts. */
export const centsOf = (text: string) => Math.round(Number(text) * 100)

/** Cents as dollars with two decimal places. */
export const dollarsText = (cents: number) => (cents / 100).toFixed(2)
