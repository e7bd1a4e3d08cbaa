import { parseArgs } from 'node:util'
import { z } from 'zod'
import { REPEAT_RULES } from './core/signed/repeat-guard'

export const HELP = `Usage: simulator [--port P] [--host H] [--callback-url URL] [--speed N] [--seed S]
                 [--repeat-rule R] [--buffer-scope W]

  --port P            where to listen (SIMULATOR_PORT, else 4010)
  --host H            on which address (127.0.0.1)
  --callback-url URL  where callbacks go, before /callbacks/<family> (CALLBACK_URL, else http://localhost:3000)
  --speed N           divides the waiting times of order lives and callback retries (20; 1 is real time)
  --seed S            the same seed gives the same couriers, ways and times (1)
  --repeat-rule R     what the 60-second rules count: attempts, or successes alone (attempts)
  --buffer-scope W    for which stores a buffer before closing holds: those of the region that the
                      request names, or of its whole zone (region)
  --help              this text

Stands in for the whole delivery platform, in memory, until Ctrl-C:

  /parcel/v1.0  client_id 10001, client_secret simulator-client-secret;
                merchants 700001 (monthly contract), 700002 (none), 720001 (SG),
                740001 (BKK), 750001 (HAN), 760001 (KUL)
  /v1.3         appid 10001, secret_key simulator-secret-key; stores HK-CENTRAL-01,
                HK-MONGKOK-02, HK-SHATIN-03, SG-ORCHARD-01, TPE-XINYI-01, BKK-SILOM-01,
                HAN-HOANKIEM-01, KUL-BUKIT-01
  /v1.1         the same appid and secret_key; merchants 800001,
                810001 (may give a shipment_code of its own)

Callbacks go to /callbacks/parcel, /callbacks/food, /callbacks/express and /callbacks/express-legacy.
This machine alone may look and interfere:

  GET  /_control/requests?path=…              POST /_control/orders/{order_id}/advance
  GET  /_control/callbacks?order_id=…         POST /_control/orders/{order_id}/cancel
  POST /_control/faults {"path","kind",…}     POST /_control/hold {"order_id"} or {"client_order_id"}
  POST /_control/exceptions {"order_id",…}    GET  /_control/orders
  POST /_control/reset                        GET  /_control/doubles
`

/** A flag or setting that is wrong, in one line. */
export class UsageError extends Error {}

const Settings = z.object({
  port: z.coerce.number().int().min(0).max(65_535),
  host: z.string().min(1),
  'callback-url': z.url({ protocol: /^https?$/ }),
  speed: z.coerce.number().gt(0).max(100_000),
  seed: z.coerce.number().int(),
  'repeat-rule': z.enum(REPEAT_RULES),
  'buffer-scope': z.enum(['region', 'zone']),
})

type Name = keyof z.infer<typeof Settings>

const SHOULD_BE: Readonly<Record<Name, string>> = {
  port: 'a whole number from 0 to 65535',
  host: 'an address of this machine',
  'callback-url': 'an http or https address',
  speed: 'a number above 0, at most 100000',
  seed: 'a whole number',
  'repeat-rule': REPEAT_RULES.join(' or '),
  'buffer-scope': 'region or zone',
}

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'callback-url': { type: 'string' },
  speed: { type: 'string' },
  seed: { type: 'string' },
  'repeat-rule': { type: 'string' },
  'buffer-scope': { type: 'string' },
  help: { type: 'boolean' },
} as const

type Environment = Readonly<Record<string, string | undefined>>

const DEFAULTS: Readonly<Record<Name, string>> = {
  port: '4010',
  host: '127.0.0.1',
  'callback-url': 'http://localhost:3000',
  speed: '20',
  seed: '1',
  'repeat-rule': 'attempts',
  'buffer-scope': 'region',
}

/** Settings of the environment that stand in for a flag. */
const VARIABLES: Readonly<Partial<Record<Name, string>>> = {
  port: 'SIMULATOR_PORT',
  'callback-url': 'CALLBACK_URL',
}

/** Reads the command line; `help` when that was asked for. Throws a `UsageError`. */
export function readCommandLine(args: readonly string[], environment: Environment) {
  const given = readFlags(args)
  if (given.help === true) return 'help'
  const sources = NAMES.map((name) => sourceOf(name, given[name], environment))
  const result = Settings.safeParse(
    Object.fromEntries(sources.map(({ name, text }) => [name, blankAsNothing(text)])),
  )
  if (result.success) {
    const {
      'callback-url': callbackUrl,
      'repeat-rule': repeatRule,
      'buffer-scope': bufferScope,
      ...settings
    } = result.data
    return { ...settings, callbackUrl, repeatRule, bufferScope }
  }
  const first = result.error.issues[0]?.path[0]
  const wrong = sources.filter(({ name }) => name === first)
  throw new UsageError(
    wrong
      .map(({ label, text, name }) => `${label} is "${text}"; it should be ${SHOULD_BE[name]}`)
      .join(),
  )
}

const NAMES: readonly Name[] = [
  'port',
  'host',
  'callback-url',
  'speed',
  'seed',
  'repeat-rule',
  'buffer-scope',
]

/** A flag goes before a variable, a variable before the default; an empty variable is none. */
function sourceOf(name: Name, flag: string | undefined, environment: Environment) {
  const variable = VARIABLES[name]
  const fromEnvironment = variable === undefined ? '' : (environment[variable] ?? '')
  if (flag === undefined && variable !== undefined && fromEnvironment !== '')
    return { name, label: variable, text: fromEnvironment }
  return { name, label: `--${name}`, text: flag ?? DEFAULTS[name] }
}

/** A blank text is no number, although JavaScript reads it as 0. */
const blankAsNothing = (text: string) => (text.trim() === '' ? undefined : text)

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message.split('\n')[0] : String(error))
  }
}
