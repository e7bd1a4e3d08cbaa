import { callerFrames } from './error-fields'
import { log } from './log'
import { perProcess } from './per-process'

/** Errors that have a line in the log already. */
const logged = perProcess('logged errors', () => new WeakSet<object>())

/** Says that an error has its line: what Next prints of it afterwards is left out. */
export function markLogged(error: unknown): void {
  if (typeof error === 'object' && error !== null) logged.get().add(error)
}

const LEVELS = {
  error: 'error',
  warn: 'warn',
  info: 'debug',
  log: 'debug',
  debug: 'debug',
} as const

/**
 * Has everything that Next and libraries print on the console logged by known fields: the error's,
 * and who printed it. Their sentences are left out: they hold addresses with what somebody searched
 * for, and messages with the parameters of a query.
 */
export function tellConsoleByFields(): void {
  for (const [name, level] of Object.entries(LEVELS) as [keyof typeof LEVELS, 'warn'][]) {
    console[name] = (...given: unknown[]) => {
      const error = given.find((one) => one instanceof Error)
      if (error && logged.get().has(error)) return
      markLogged(error)
      log()[level]({ err: error, from: callerFrames() }, 'printed on the console')
    }
  }
}
