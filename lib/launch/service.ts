import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { LaunchError } from './launch-error'
import type { Part } from './start/shutdown'

/** A Node program that runs beside the launcher. */
export type Service = Part & {
  name: string
  /** It leads a process group of its own; undefined when it could not be started. */
  pid: number | undefined
  /** Resolves when the program has ended, with how: "exit code 1", "signal SIGKILL". */
  ended: Promise<string>
}

/**
 * Starts a Node program that ends by itself when the launcher is gone. It is in a process group of
 * its own, so that a Ctrl-C at the terminal reaches the launcher alone, which stops the parts in
 * their order. Its output goes to the terminal, or appended to the file `log`.
 */
export function startService(options: {
  name: string
  args: readonly string[]
  env: Readonly<Record<string, string>>
  log: string | null
  /** How long an orderly end may take before it is killed. */
  graceMs: number
}): Service {
  const output = options.log === null ? 'inherit' : openSync(options.log, 'a', 0o600)
  const follow = new URL('follow-parent.mjs', import.meta.url).href
  const child = spawn(process.execPath, ['--import', follow, ...options.args], {
    detached: true,
    env: { ...process.env, ...options.env, HANDOVER_LAUNCHER_PID: String(process.pid) },
    stdio: ['ignore', output, output, 'ipc'],
  })
  if (typeof output === 'number') closeSync(output)
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal === null ? `exit code ${code ?? 'unknown'}` : `signal ${signal}`)
    })
    child.once('error', (error) => {
      resolve(error.message)
    })
  })
  const kill = () => {
    killGroup(child.pid)
  }
  return {
    name: options.name,
    pid: child.pid,
    ended,
    kill,
    stop: async () => {
      child.kill('SIGTERM')
      await Promise.race([ended, delay(options.graceMs, undefined, { ref: false })])
      kill()
      await ended
    },
  }
}

/** Kills a process group, helpers of the program included; nothing when it is gone already. */
function killGroup(leader: number | undefined): void {
  if (leader === undefined) return
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // ESRCH: nothing of the group is left.
  }
}

const LARGEST_BYTES = 10_000_000

/** The path of a log in the data folder. A large one is set aside first, as `name.log.1`. */
export function logFile(dataDir: string, name: string): string {
  const path = join(dataDir, 'logs', `${name}.log`)
  if (existsSync(path) && statSync(path).size > LARGEST_BYTES) renameSync(path, `${path}.1`)
  return path
}

/** The last lines of a log, empty ones left out. */
export function lastLines(path: string, count: number): string[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').slice(-count)
}

const BETWEEN_TRIES_MS = 100

/** Resolves when `url` answers 200; throws one line when the service ends or time runs out. */
export async function waitForAnswer(
  url: string,
  service: Pick<Service, 'name' | 'ended'>,
  timeoutMs: number,
): Promise<void> {
  const watch = { ended: null as string | null }
  void service.ended.then((how) => (watch.ended = how))
  const deadline = Date.now() + timeoutMs
  let last = 'no answer'
  while (Date.now() < deadline) {
    if (watch.ended !== null) {
      throw new LaunchError(`${service.name} ended before it was ready (${watch.ended}).`)
    }
    last = await answerOf(url)
    if (last === '200') return
    await delay(BETWEEN_TRIES_MS)
  }
  throw new LaunchError(
    `${service.name} did not become ready within ${timeoutMs / 1000} seconds (${url}: ${last}).`,
  )
}

async function answerOf(url: string): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
    await response.body?.cancel()
    return String(response.status)
  } catch {
    return 'no answer'
  }
}
