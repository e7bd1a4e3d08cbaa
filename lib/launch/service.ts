import { spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Part } from './shutdown'

/** A Node program that runs beside the launcher. */
export type Service = Part & {
  name: string
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
  const output = options.log === null ? 'inherit' : openSync(options.log, 'a')
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
