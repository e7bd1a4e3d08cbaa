import { areaOf, type Area, type Region } from '../areas'
import { plainNumber } from '../typed-text'

type PhoneProblem = 'empty' | 'too-long' | 'not-digits' | 'too-short'

type NormalisedPhone =
  | { readonly ok: true; readonly national: string; readonly callingCode: string }
  | Refused
type Refused = {
  readonly ok: false
  readonly reason: PhoneProblem
}

/** The longest international number, calling code included (ITU-T E.164). */
const LONGEST_INTERNATIONAL = 15
const SHORTEST_FOREIGN = 4

/** Calling codes of two digits (ITU-T E.164); 1 and 7 stand alone, all others have three. */
const TWO_DIGIT_CODES = new Set(
  (
    '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 ' +
    '60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'
  ).split(' '),
)

/**
 * A phone number as the platform takes it: the number without country code, and the country code
 * apart (food §4.2). Numbers of the region come out in the one form that is dialled there, so that
 * one person's number is always the same text; a foreign number keeps its own calling code.
 * Full-width and Thai digits, spaces, dashes, dots, slashes and brackets are what people type: forgiven.
 */
export function normalisePhone(text: string, region: Region): NormalisedPhone {
  const typed = plainNumber(text).replace(/[\s().\-‐-―−/]/g, '')
  if (typed === '') return refuse('empty')
  const international = /^(?:\+|00)(.*)$/s.exec(typed)
  const digits = international?.[1] ?? typed
  if (!/^\d+$/.test(digits)) return refuse('not-digits')

  const area = areaOf(region)
  if (!international) return domestic(digits, area)
  if (digits.startsWith(area.callingCode)) {
    return national(digits.slice(area.callingCode.length), area)
  }
  return foreign(digits)
}

/**
 * A number as it is dialled in a region, where it is told with its calling code apart: as it is at
 * home, after a plus and its code from abroad. Digits of the code alone count.
 */
export function dialledPhone(
  { phone, callingCode }: { phone: string | null; callingCode: string | null },
  region: Region,
): string | null {
  const code = callingCode?.replace(/\D/g, '') ?? ''
  const isWhole = phone === null || /^\s*(?:\+|00)/.test(phone)
  if (isWhole || code === '' || code === areaOf(region).callingCode) return phone
  return `+${code} ${phone}`
}

/** `85291234567` without a plus is meant as one with it, unless it is a number of its own. */
function domestic(digits: string, area: Area): NormalisedPhone {
  const asTyped = national(digits, area)
  if (asTyped.ok || !digits.startsWith(area.callingCode)) return asTyped
  const withoutCode = national(digits.slice(area.callingCode.length), area)
  return withoutCode.ok ? withoutCode : asTyped
}

function national(digits: string, area: Area): NormalisedPhone {
  const { trunkPrefix, phoneDigits, callingCode } = area
  const bare = trunkPrefix !== '' && digits.startsWith(trunkPrefix) ? digits.slice(1) : digits
  if (bare.length < phoneDigits.min) return refuse('too-short')
  if (bare.length > phoneDigits.max) return refuse('too-long')
  return { ok: true, national: trunkPrefix + bare, callingCode }
}

function foreign(digits: string): NormalisedPhone {
  const callingCode = callingCodeOf(digits)
  const rest = digits.slice(callingCode.length)
  if (rest.length < SHORTEST_FOREIGN) return refuse('too-short')
  if (digits.length > LONGEST_INTERNATIONAL) return refuse('too-long')
  return { ok: true, national: rest, callingCode }
}

function callingCodeOf(digits: string): string {
  if (digits.startsWith('1') || digits.startsWith('7')) return digits.slice(0, 1)
  const two = digits.slice(0, 2)
  return TWO_DIGIT_CODES.has(two) ? two : digits.slice(0, 3)
}

function refuse(reason: PhoneProblem): Refused {
  return { ok: false, reason }
}
