import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { LaunchError } from '../launch-error'

const BETWEEN_LOOKS_MS = 50
/** Asked in this order: finish at once but cleanly, then leave the rest to crash recovery. */
const ASKS = [
  { signal: 'SIGINT', patienceMs: 15_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
] as const

/**
 * Stops a server that a killed start left behind on this cluster, and removes a pid file that no
 * server of this cluster stands behind (its number may belong to another program by now). Call it
 * only under the data folder's lock: then nobody else's server can be meant.
 */
export async function stopLeftover(data: string, say: (line: string) => void): Promise<void> {
  const pid = pidOnFile(data)
  if (pid === null) return
  if (isServerOf(pid, data)) {
    say('Stopping the database server that an earlier start left behind...')
    await stopServer(pid, data)
  }
  rmSync(join(data, 'postmaster.pid'), { force: true })
}

async function stopServer(pid: number, data: string): Promise<void> {
  for (const { signal, patienceMs } of ASKS) {
    const deadline = Date.now() + patienceMs
    if (isServerOf(pid, data)) process.kill(pid, signal)
    while (isServerOf(pid, data) && Date.now() < deadline) await delay(BETWEEN_LOOKS_MS)
    if (!isServerOf(pid, data)) return
  }
  throw new LaunchError(
    `An earlier start left a database server behind that does not stop: end process ${pid}.`,
  )
}

function pidOnFile(data: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10)
    return Number.isNaN(pid) ? null : pid
  } catch {
    return null
  }
}

/** A server's working directory is its cluster. A dead one that nobody has buried has none. */
function isServerOf(pid: number, data: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === data
    return execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
      .split(' ')
      .includes(data)
  } catch {
    return false
  }
}
