import { pino } from 'pino'
import type { Logger } from 'pino'
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

const ours = perProcess('log', () =>
  pino({
    level: settings().logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...REDACTED_PATHS], censor: '[removed]' },
  }),
)

/** The logger of this process: one JSON line a record on stdout, secrets removed. */
export const log = (): Logger => ours.get()
