/** What a scanner puts in front of a code to say of which kind it is (ISO/IEC 15424): `]C1`, `]Q3`. */
const SYMBOLOGY = /^\][A-Za-z]\d/
/** Separators of GS1 codes and whatever else is sent but never printed. */
const UNPRINTED = /[\p{Cc}\p{Cf}]/gu
const NUMBER_IN_ADDRESS = /^[\w.-]{4,64}$/
const LONGEST = 2_000
/** An address has few parts; more is no tracker's. */
const MOST_PARTS = 12

export type ScannedCode = {
  /** The numbers that it may be, in capitals, the likeliest first. */
  readonly codes: readonly string[]
  /** The address that it is, as it was written. */
  readonly url: string | null
}

function addressOf(text: string): URL | null {
  return /^https?:\/\//i.test(text) && URL.canParse(text) ? new URL(text) : null
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The parts of a tracker's address that may be a number of ours or of the platform's. */
function numbersIn(url: URL): string[] {
  const path = url.pathname.split('/').map(decoded).toReversed()
  const parts = [...url.searchParams.values(), ...path]
  return parts.filter((part) => NUMBER_IN_ADDRESS.test(part)).slice(0, MOST_PARTS)
}

/** Nothing that is not printed, no full-width letters, no space around it. */
const cleaned = (text: string): string => text.replace(UNPRINTED, '').normalize('NFKC').trim()

/** What is printed of what came from a scanner or a hand, without a scanner's own marks. */
export const printedCode = (text: string): string => cleaned(text).replace(SYMBOLOGY, '').trim()

/**
 * A number as numbers are kept and compared: full-width letters, spaces around it and small letters
 * are forgiven, what is sent but never printed is left out.
 */
export const comparedCode = (code: string): string =>
  cleaned(code).replace(/\s+/g, ' ').toUpperCase()

/**
 * What somebody scanned or typed, as it can be looked for: as `comparedCode`, without a scanner's
 * own marks; an address is taken apart.
 */
export function readScannedCode(given: string): ScannedCode {
  const text = printedCode(given.slice(0, LONGEST))
  const url = addressOf(text)
  if (url) return { codes: unique(numbersIn(url).map(comparedCode)), url: text }
  const single = comparedCode(text)
  // Labels print long numbers in groups.
  return { codes: unique([single, single.replaceAll(' ', '')]), url: null }
}

const unique = (codes: string[]): string[] => [...new Set(codes.filter((code) => code !== ''))]
