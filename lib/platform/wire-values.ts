import { z } from 'zod'
import { type Coordinates, parseCoordinates } from '@/lib/domain/coordinates'
import { type Cents, fromFoodDollars } from '@/lib/domain/money'
import { fromEpochSeconds } from '@/lib/domain/time/local-time'
import { isJsonObject } from './http/parse-json'

/**
 * Readers for members that are optional or may come oddly typed: what cannot be read is null. The
 * specification leaves much unsaid and its variants disagree on types, so that only what an answer
 * is all about may make it unreadable.
 */
const reader = <T>(read: (value: unknown) => T) => z.unknown().default(null).transform(read)

const asText = (value: unknown): string | null => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : null
}

const asNumber = (value: unknown): number | null => {
  const text = asText(value)
  const number = text === null ? Number.NaN : Number(text)
  return Number.isFinite(number) ? number : null
}

const asWhole = (value: unknown): number | null => {
  const number = asNumber(value)
  return Number.isSafeInteger(number) ? number : null
}

const asNatural = (value: unknown): number | null => {
  const whole = asWhole(value)
  return whole !== null && whole >= 0 ? whole : null
}

/** Text, trimmed; numbers become text, for identifiers that come as either; empty is null. */
export const text = reader(asText)
/** Text exactly as it came, to be sent back; null when there is none. */
export const verbatim = reader((value): string | null =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : null,
)
/** A web address that a page may link to; anything else, a script's above all, is null. */
export const webAddress = reader((value): string | null => {
  const address = asText(value)
  return address !== null && /^https?:\/\/\S+$/i.test(address) ? address : null
})
/** A whole number, given as a number or as text. */
export const whole = reader(asWhole)
/** Metres, a count: a whole number that is not negative. */
export const natural = reader(asNatural)
/** Seconds since 1970; 0 and below stand for "not yet". */
export const epoch = reader((value): Date | null => {
  const seconds = asNatural(value)
  return seconds ? fromEpochSeconds(seconds) : null
})
export const point = reader((value): Coordinates | null => parseCoordinates(value))
export const dollars = reader((value): Cents | null => {
  const amount = asNumber(value)
  return amount === null ? null : fromFoodDollars(amount)
})
/** `<min>-<max>` minutes, as the platform wrote it. */
export const minutesRange = reader((value): string | null => {
  const range = asText(value)
  return range !== null && /^\d+\s*-\s*\d+$/.test(range) ? range : null
})

/** Whatever is there, null when nothing is. */
export const anything = z.unknown().default(null)
/** What an answer must have to mean anything. */
export const present = z.unknown()
export const requiredText = text.pipe(z.string())
export const requiredWhole = whole.pipe(z.number())
export const requiredEpoch = epoch.pipe(z.date())

/** An object where one belongs; PHP writes an empty one as `[]`, and lists of one are forgiven. */
export const record = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess((value: unknown) => {
    if (isJsonObject(value)) return value
    const [first] = Array.isArray(value) ? (value as unknown[]) : []
    return isJsonObject(first) ? first : {}
  }, z.object(shape))

/** The texts of a list; a single one may come without its list. */
export const listOfText = reader((value): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map(asText).filter((one) => one !== null),
)

/** The objects of a list that are of the shape; a single one may come without its list. */
export const listOf = <T>(item: z.ZodType<T>) =>
  reader((value): T[] =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isJsonObject).flatMap((one) => {
      const { success, data } = item.safeParse(one)
      return success ? [data] : []
    }),
  )

/**
 * A member of `data` that lists what an answer is about. Where it is missing there are none, and
 * `isMissing` hears of it: PHP leaves out what is empty, and writes an empty object as `[]`.
 */
export function memberOr(
  data: unknown,
  name: string,
  otherwise: unknown,
  isMissing?: (member: string) => void,
): unknown {
  const member = record({ [name]: anything }).parse(data)[name] ?? null
  if (member !== null) return member
  isMissing?.(name)
  return otherwise
}

/**
 * For optional members of a request: what is null, empty or left out is not sent, so that the
 * platform's own defaults apply.
 */
export function omitEmpty(value: string | null | undefined): string | undefined {
  return value || undefined
}
