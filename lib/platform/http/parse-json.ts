import { isLosslessNumber, isSafeNumber, parse } from 'lossless-json'

export type JsonValue =
  | string
  | number
  | boolean
  | null
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue }
export type JsonObject = { readonly [key: string]: JsonValue }

/** Deeper than any message of the specification, and shallow enough for any recursion. */
const DEEPEST = 32

/**
 * Reads JSON from outside. Integers too large to be exact become text, so that no identifier loses
 * digits (conventions §7.2). Null stands for what is not JSON, nests more than 32 deep, or says two
 * things under one key: whoever reads it next might see the other. Texts come out as a database can
 * keep them: U+FFFD stands for a NUL and for half a character (decision 0206).
 */
export function parseJson(text: string): { readonly value: JsonValue } | null {
  const read = attempt(text, (written) =>
    isSafeNumber(written, { approx: true }) ? Number(written) : written,
  ) as { readonly value: JsonValue } | null
  // Either is written as an escape, or is no UTF-8: most texts need not be looked through.
  return read && UNKEEPABLE_WRITTEN.test(text) ? { value: keepable(read.value) } : read
}

/** As `parseJson`, with each number as it was written; see `numberAsWritten`. */
export function parseJsonAsWritten(text: string): { readonly value: unknown } | null {
  return attempt(text, undefined)
}

/** The digits of a number that came from `parseJsonAsWritten`; null for anything else. */
export function numberAsWritten(value: unknown): string | null {
  return isLosslessNumber(value) ? value.toString() : null
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const UNKEEPABLE_WRITTEN = /\\u(?:0000|d[89a-f])|\p{Cs}/iu
const UNKEEPABLE = /[\0\p{Cs}]/gu
const IN_ITS_PLACE = '\ufffd'

function keepable(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.replace(UNKEEPABLE, IN_ITS_PLACE)
  if (Array.isArray(value)) return value.map((one: JsonValue) => keepable(one))
  if (!isJsonObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key.replace(UNKEEPABLE, IN_ITS_PLACE),
      keepable(inner),
    ]),
  )
}

function attempt(
  text: string,
  parseNumber: ((written: string) => unknown) | undefined,
): { readonly value: unknown } | null {
  if (nestsTooDeep(text)) return null
  try {
    return { value: parse(text, null, parseNumber ? { parseNumber } : undefined) }
  } catch {
    return null
  }
}

/** Counts brackets outside strings, before anything recurses into them. */
function nestsTooDeep(text: string): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (inString) {
      if (character === '\\') index++
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      if (++depth > DEEPEST) return true
    } else if (character === '}' || character === ']') depth--
  }
  return false
}
