import { isDecimalText } from '../core/decimal-text'
import type { Fields } from '../core/fields'
import { refusedWith } from './parcel-error'

/** A mandatory amount or weight as text, at most two decimal places; 40001 names it. */
export function decimalField(fields: Fields, name: string): string {
  const text = fields.text(name)
  if (!isDecimalText(text)) throw fields.incorrect(name, 'must be a number of at most 2 decimals')
  return text
}

/** An amount to collect, `0.00` when left out or empty; 4001128083 names it. */
export function cashField(cod: Fields, name: string): string {
  const reading = cod.refusing(refusedWith(4001128083))
  const text = reading.optionalText(name) ?? ''
  if (text === '') return '0.00'
  if (!isDecimalText(text)) throw reading.incorrect(name, 'must be a number of at most 2 decimals')
  return text
}
