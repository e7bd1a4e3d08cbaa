import { areaOf, regionOfCurrency } from '@/lib/domain/areas'
import { parseDollars, plainAmount } from '@/lib/domain/money'

/** The most lines of an invoice that are matched at once. */
export const MOST_LINES = 20_000
/** The most characters of a number, and of all of them together: what one request carries. */
export const LONGEST_NUMBER = 64
export const MOST_CHARACTERS = 600_000
/** The most characters of a column's name. */
export const LONGEST_COLUMN = 200

const FAMILIES = ['food', 'parcel', 'express'] as const
/** Of which orders an invoice is: of one family or of all. */
export const INVOICED = ['all', ...FAMILIES] as const
export type Invoiced = (typeof INVOICED)[number]

export const charactersOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + text.length, 0)

/**
 * Whole cents of an amount as invoices write it: `HK$1,234.50`, `1.234,50`, `-12`, `(12.00)`, `45.000 ₫`.
 * Null when it is none of the currency.
 */
export function readAmount(text: string, currency: string): number | null {
  const region = regionOfCurrency(currency)
  if (region === null) return null
  const bare = text
    .normalize('NFKC')
    .replaceAll(new RegExp(areaOf(region).currencyWords, 'giu'), '')
    .replaceAll(/\s/g, '')
    .replaceAll('\u2212', '-')
  const match = /^(?:-(.+)|(.+)-|\((.+)\)|\+?(.+))$/.exec(bare)
  if (!match) return null
  const [, minus, after, bracketed, plain] = match
  const negative = minus ?? after ?? bracketed
  const cents = parseDollars(withPoint(plainAmount(negative ?? plain ?? '', region)))
  if (cents === null) return null
  return negative === undefined || cents === 0 ? cents : 0 - cents
}

/** `1.234,50` and `12,5` with a point instead: a comma before one or two last digits parts cents. */
function withPoint(text: string): string {
  const match = /^(\d+|\d{1,3}(?:\.\d{3})+),(\d{1,2})$/.exec(text)
  return match?.[1] ? `${match[1].replaceAll('.', '')}.${match[2]}` : text
}
