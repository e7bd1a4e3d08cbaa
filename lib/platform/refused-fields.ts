import { findErrorCode } from './error-codes'
import type { PlatformRefused } from './errors'
import { fieldNamedIn } from './parameter-names'

/** The codes whose text names the parameter (conventions §7.1); parcel's 40001 may do so too. */
const NAMED_IN_TEXT: readonly string[] = ['261003', '261004', '40001', '4001340000']

/**
 * The fields of a form at which a refusal belongs, in our own words: `scheduledFor`, `items.box`,
 * `recipient.phone`, `path.1.contact.phone`. None when it speaks of no field, more than one when
 * it does not say which. `points` is how many points a parcel order had.
 */
export function refusedFields(
  refusal: Pick<PlatformRefused, 'code' | 'platformText' | 'family'>,
  { points = 2 }: { readonly points?: number } = {},
): string[] {
  const { code, platformText, family } = refusal
  const named = fieldNamedIn(platformText, family)
  if (named !== null && NAMED_IN_TEXT.includes(code)) return [named]
  const fields = findErrorCode(code)?.fields ?? []
  const all = fields.flatMap((field) => atPoints(field, points))
  // The text may say at which of the points it is.
  return named !== null && all.includes(named) ? [named] : all
}

function atPoints(field: string, points: number): string[] {
  const [, which, rest] = /^path\.(first|rest|every)\.(.+)$/.exec(field) ?? []
  if (!which || !rest) return [field]
  const all = Array.from({ length: points }, (_, index) => `path.${index}.${rest}`)
  if (which === 'first') return all.slice(0, 1)
  return which === 'rest' ? all.slice(1) : all
}
