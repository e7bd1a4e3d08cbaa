import { spawn } from 'node:child_process'

const AFTER_TERM_MS = 5_000

/**
 * Runs a program to its end in the project's folder. Resolves with its exit code; -1 when it could
 * not be started, was ended by a signal, or took longer than `withinMs` and was ended for that.
 */
export function runTool(options: {
  command: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Without its output. */
  quiet?: boolean
  withinMs: number
}): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(options.command, [...options.args], {
      env: { ...process.env, ...options.env },
      stdio: options.quiet === true ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    })
    const stop = () => child.kill('SIGTERM')
    const timers = [
      setTimeout(stop, options.withinMs),
      setTimeout(() => child.kill('SIGKILL'), options.withinMs + AFTER_TERM_MS),
    ]
    process.on('SIGINT', stop).on('SIGTERM', stop)
    const done = (code: number | null) => {
      for (const timer of timers) clearTimeout(timer)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      resolve(code ?? -1)
    }
    child.once('exit', done)
    child.once('error', () => {
      done(-1)
    })
  })
}
