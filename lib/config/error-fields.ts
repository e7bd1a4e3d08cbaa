/**
 * What may be logged of an error: names, codes and places in the code. No message: a database's
 * holds the parameters of its query, a parser's the text that it read, another's whatever it met.
 */
export type ErrorFields = OwnFields & {
  type: string
  /** SQLSTATE, or the system's word such as ECONNREFUSED. */
  code?: string
  /** Names of the schema, where a database says them. */
  constraint?: string
  table?: string
  column?: string
  /** By which Next's page of an error quotes it. */
  digest?: string
  stack?: string[]
  cause?: ErrorFields
}

/** What an error of ours says of itself. */
type OwnFields = { [Field in (typeof OWN_FIELDS)[number]]?: string | number }

/** Fields that only errors of ours have, with words that only we write (lib/platform/errors, Problem). */
const OWN_FIELDS = [
  'kind',
  'family',
  'operation',
  'requestId',
  'httpStatus',
  'reason',
  'key',
  'setting',
] as const

const OUR_ERRORS: ReadonlySet<string> = new Set([
  'PlatformError',
  'PlatformRefused',
  'NotSent',
  'OutcomeUnknown',
  'ConnectionLost',
  'TimedOut',
  'UnreadableAnswer',
  'ServerFailed',
  'Problem',
  'SettingError',
  'LaunchError',
  'DownloadFailed',
])

/** Letters, digits and what stands between them in a code; nobody's name, phone number or address. */
const CODE = /^[A-Z][A-Z0-9_]{1,60}$|^\d{2}[0-9A-Z]{3}$/
const NAME = /^[A-Za-z_$][\w$.-]{0,60}$/
const WORD = /^[\w.:/-]{1,80}$/

const DEEPEST_CAUSE = 5
const MOST_FRAMES = 12

/** The fields of whatever was thrown, and of what caused it. */
export function errorFields(error: unknown, depth = 0): ErrorFields {
  if (typeof error !== 'object' || error === null) return { type: typeof error }
  const given = error as Readonly<Record<string, unknown>>
  const type = nameOf(given)
  const fields: ErrorFields = { type }
  const put = (name: string, value: unknown, allowed: RegExp) => {
    if (typeof value === 'string' && allowed.test(value)) Object.assign(fields, { [name]: value })
  }
  put('code', given['code'], CODE)
  for (const name of ['constraint', 'table', 'column']) put(name, given[name], NAME)
  put('digest', given['digest'], /^\d{1,12}$/)
  if (OUR_ERRORS.has(type)) {
    put('code', given['code'], /^-?\d{1,15}$/)
    for (const name of OWN_FIELDS) {
      put(name, given[name], WORD)
      const value = given[name]
      if (typeof value === 'number') Object.assign(fields, { [name]: value })
    }
  }
  const stack = framesOf(given)
  if (stack.length > 0) fields.stack = stack
  const { cause } = given
  if (cause !== undefined && depth < DEEPEST_CAUSE) fields.cause = errorFields(cause, depth + 1)
  return fields
}

function nameOf(error: Readonly<Record<string, unknown>>): string {
  const { name } = error
  return typeof name === 'string' && NAME.test(name) ? name : 'Error'
}

/** A place in a file, as V8 writes one; `at Chan (91234567:1:2)` is none. */
const FRAME =
  /^ {4}at (?:(?:async |new )?[\w$.<>#[\] ]+ \()?(?:file:\/\/|node:|\/|[A-Z]:\\|webpack|turbopack)[^()\n]*:\d+:\d+\)?$/

/** Where it was thrown. The message stands before that, and may be of many lines: it is cut off whole. */
function framesOf({ stack, message }: Readonly<Record<string, unknown>>): string[] {
  if (typeof stack !== 'string') return []
  const end = typeof message === 'string' ? stack.indexOf(message) + message.length : 0
  const lines = stack.slice(Math.max(0, end)).split('\n')
  return lines
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim())
}

/** Who called the function that asks, nearest first. */
export function callerFrames(): string[] {
  const { stack = '' } = new Error('asked')
  const frames = stack.split('\n').filter((line) => FRAME.test(line))
  return frames.slice(2, 6).map((line) => line.trim())
}
