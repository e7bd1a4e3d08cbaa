import { spawn } from 'node:child_process'

const AFTER_TERM_MS = 5_000
const STDOUT = { 'as-it-comes': 'inherit', 'at-its-end': 'pipe', none: 'ignore' } as const

/**
 * Runs a program to its end in the project's folder. Resolves with its exit code; -1 when it could
 * not be started, was ended by a signal, or took longer than `withinMs` and was ended for that.
 */
export function runTool(options: {
  command: string
  args: readonly string[]
  env?: Readonly<Record<string, string>>
  /** What it prints: shown as it comes (so without this), shown in one piece at its end, or not at all. */
  output?: 'as-it-comes' | 'at-its-end' | 'none'
  withinMs: number
}): Promise<number> {
  return new Promise((resolve) => {
    const stdout = STDOUT[options.output ?? 'as-it-comes']
    const child = spawn(options.command, [...options.args], {
      env: { ...process.env, ...options.env },
      stdio: ['ignore', stdout, stdout],
    })
    const printed: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => printed.push(piece))
    }
    const stop = () => child.kill('SIGTERM')
    const timers = [
      setTimeout(stop, options.withinMs),
      setTimeout(() => child.kill('SIGKILL'), options.withinMs + AFTER_TERM_MS),
    ]
    process.on('SIGINT', stop).on('SIGTERM', stop)
    const done = (code: number | null) => {
      for (const timer of timers) clearTimeout(timer)
      process.off('SIGINT', stop).off('SIGTERM', stop)
      process.stdout.write(Buffer.concat(printed))
      resolve(code ?? -1)
    }
    child.once('close', done)
    child.once('error', () => {
      done(-1)
    })
  })
}
