import { areaOf, type Language, type Region } from './areas'
import { plainNumber } from './typed-text'

declare const unit: unique symbol
/** An amount of money: whole cents, never negative. 1 dollar = 100 cents in every region. */
export type Cents = number & { readonly [unit]: 'cents' }

/** @throws RangeError when it is not a whole number of cents from 0 to 2^53 − 1. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`Not a whole, non-negative number of cents: ${amount}`)
  }
  return (amount + 0) as Cents
}

/**
 * Reads dollars as the platform and files write them: `12`, `12.5`, `1,200.50`.
 * Null when it is anything else, has more than two decimals, or is too large to be exact.
 */
export function parseDollars(text: string): Cents | null {
  const match = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(plainNumber(text))
  if (!match?.[1]) return null
  const digits = match[1].replaceAll(',', '') + (match[2] ?? '').padEnd(2, '0')
  const amount = Number(digits)
  return Number.isSafeInteger(amount) ? cents(amount) : null
}

/**
 * An amount as somebody types or pastes it in a region, as `parseDollars` reads it: without the
 * currency's sign, code or word on either side (`HK$128`, `128元`). Where prices have no cents, points
 * between groups of three digits are none: `45.000` is 45,000 in Vietnam.
 */
export function plainAmount(text: string, region: Region): string {
  const { currencyWords, hasNoCents } = areaOf(region)
  const beside = new RegExp(`^(?:${currencyWords})|(?:${currencyWords})$`, 'giu')
  const bare = plainNumber(text).replace(beside, '').trim()
  const isGrouped = hasNoCents && /^\d{1,3}(?:\.\d{3})+$/.test(bare)
  return isGrouped ? bare.replaceAll('.', '') : bare
}

/** What somebody typed in a region, as `plainAmount` has it; null where that is no amount. */
export function parseAmount(text: string, region: Region): Cents | null {
  return parseDollars(plainAmount(text, region))
}

/** `12.50`: two decimals, no separators; the form of the parcel family's amounts. */
export function formatDollars(amount: Cents): `${number}` {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/**
 * For people: `HK$1,200.50`, `NT$1,200`, `RM 12.00`, `45.000 ₫`. The sign is the region's own; where it
 * stands and how digits are grouped is as the reader's language writes them.
 */
export function formatMoney(amount: Cents, region: Region, locale: Language): string {
  const { currency, currencySign, hasNoCents } = areaOf(region)
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    // Of those with none the most is what Unicode has, and no less than the least.
    minimumFractionDigits: hasNoCents && amount % 100 === 0 ? 0 : 2,
  }).format(formatDollars(amount))
  // Letters keep the blank that a code has before an amount (`RM 12`), signs do not.
  const isWord = /\p{L}$/u.test(currencySign)
  return (isWord ? text : text.replace(/^(\w+)\s/, '$1')).replace(currency, () => currencySign)
}

/** The largest bill that is believed in a region's currency. */
export function largestBill(region: Region): Cents {
  return cents(areaOf(region).largestBill * 100)
}

/** Dollars as a JSON number, for estimates (food §4.1). The nearest double, which prints exactly. */
export function toFoodDollars(amount: Cents): number {
  return Number(formatDollars(amount))
}

/** Reads dollars from a JSON number, to the nearest cent; null when negative or not finite. */
export function fromFoodDollars(dollars: number): Cents | null {
  const amount = Math.round(dollars * 100)
  return Number.isSafeInteger(amount) && amount >= 0 ? cents(amount) : null
}

/** Cents as a JSON integer, for creation (food §4.2). */
export function toFoodCents(amount: Cents): number {
  return amount
}

/** What the courier collects at the door, for parcels and waybills alike. */
export type CollectOnDelivery = {
  /** What the recipient pays for the delivery. */
  readonly freight: Cents
  /** What the recipient pays for the goods. */
  readonly goods: Cents
}
