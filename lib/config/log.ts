import { pino } from 'pino'
import type { LogFn, Logger, LoggerOptions } from 'pino'
import { errorFields } from './error-fields'
import { perProcess } from './per-process'
import { settings } from './settings'

const SECRET_KEYS = [
  'secret',
  'secretKey',
  'secret_key',
  'clientSecret',
  'client_secret',
  'authSecret',
  'authorization',
  'Authorization',
  'signature',
  'Signature',
  'password',
  'passwordHash',
  'token',
  'access_token',
  'cookie',
  'databaseUrl',
  'databaseOwnerUrl',
  'ownerUrl',
]

/** Paths whose values never reach a log, at the top of a record and up to three levels down. */
export const REDACTED_PATHS: readonly string[] = SECRET_KEYS.flatMap((key) => [
  key,
  `*.${key}`,
  `*.*.${key}`,
  `*.*.*.${key}`,
])

/** How every line is written; the level is the setting's. */
export const LOG_OPTIONS = {
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => errorFields(error) },
  hooks: { logMethod: namedErrors },
  redact: { paths: [...REDACTED_PATHS], censor: '[removed]' },
} satisfies LoggerOptions

const ours = perProcess('log', () => pino({ ...LOG_OPTIONS, level: settings().logLevel }))

/** An error alone would be logged with its message: it gets the name that is told by its fields. */
function namedErrors(this: Logger, given: Parameters<LogFn>, write: LogFn): void {
  const [first, ...rest] = given as unknown[]
  const words = typeof rest[0] === 'string' ? rest[0] : 'error'
  if (first instanceof Error) write.apply(this, [{ err: first }, words])
  else write.apply(this, given)
}

/** The logger of this process: one JSON line a record on stdout, secrets removed, errors by their fields. */
export const log = (): Logger => ours.get()
