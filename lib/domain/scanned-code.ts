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

/**
 * What somebody scanned or typed, as it can be looked for: full-width letters, spaces, small
 * letters and a scanner's own marks are forgiven, an address is taken apart.
 */
export function readScannedCode(given: string): ScannedCode {
  const text = given
    .slice(0, LONGEST)
    .normalize('NFKC')
    .replace(UNPRINTED, '')
    .trim()
    .replace(SYMBOLOGY, '')
    .trim()
  const url = addressOf(text)
  if (url) return { codes: unique(numbersIn(url)), url: text }
  const single = text.replace(/\s+/g, ' ')
  // Labels print long numbers in groups.
  return { codes: unique([single, single.replaceAll(' ', '')]), url: null }
}

const unique = (codes: string[]): string[] => [
  ...new Set(codes.map((code) => code.toUpperCase()).filter((code) => code !== '')),
]
