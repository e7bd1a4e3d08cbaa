import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { portFault } from '../free-port'
import { errorCode, LaunchError } from '../launch-error'
import { isLocked, takeLock } from '../named-lock.mjs'

/** What is left of an earlier start ends within ten seconds of being asked, or of its killing. */
const PATIENCE_MS = 15_000
const BETWEEN_LOOKS_MS = 100

/** npm's end is noticed twice a second; so long an earlier start may not know yet that it ends. */
const UNNOTICED_MS = 1_500

type Waiting = { dataDir: string; say: (line: string) => void; patienceMs?: number }

/**
 * Takes the data folder's lock `start`, for this process's life. Waits for an earlier start that is
 * about to end; false when one goes on running.
 */
export async function takeStartLock({
  dataDir,
  say,
  patienceMs = PATIENCE_MS,
}: Waiting): Promise<boolean> {
  const begun = Date.now()
  for (let said = false; ;) {
    if ((await takeLock('start', dataDir)) !== null) return true
    const waited = Date.now() - begun
    const isEnding = await isLocked('ending', dataDir)
    if (waited >= (isEnding ? patienceMs : Math.min(UNNOTICED_MS, patienceMs))) return false
    if (isEnding && !said) sayThatItWaits(say)
    said ||= isEnding
    await delay(BETWEEN_LOOKS_MS)
  }
}

/** Lets a start that comes meanwhile know that this one is about to end. */
export async function markEnding(dataDir: string): Promise<void> {
  await takeLock('ending', dataDir)
}

/**
 * Waits until a port is free when what holds it was left behind by an earlier start on this data
 * folder, which has ended: its parts end by themselves soon (decision 0189). Throws one line when
 * anybody else has the port, or when the part does not end.
 */
export async function claimPort({
  setting,
  port,
  dataDir,
  say,
  patienceMs = PATIENCE_MS,
}: Waiting & { setting: string; port: number }): Promise<void> {
  const isOurs = (await takeLock(lockOf(port), dataDir)) !== null
  const deadline = Date.now() + patienceMs
  for (let waits = 0; ; waits += 1) {
    // Asked in this order: what has ended between the two looks has freed its port.
    const leader = isOurs ? livingPartOn(dataDir, port) : null
    const fault = await portFault(port)
    if (fault === null) return
    if (leader === null || fault !== 'EADDRINUSE') throw refusal(setting, port, fault)
    if (Date.now() >= deadline) {
      throw new LaunchError(
        `${setting} is ${port}, but a part of an earlier Handover still has that port: end process ${leader}.`,
      )
    }
    if (waits === 0) sayThatItWaits(say)
    await delay(BETWEEN_LOOKS_MS)
  }
}

function sayThatItWaits(say: (line: string) => void): void {
  say(`Waiting for an earlier Handover to end, at most ${PATIENCE_MS / 1000} seconds...`)
}

function refusal(setting: string, port: number, fault: string): LaunchError {
  const reason =
    fault === 'EADDRINUSE'
      ? 'another program already uses that port'
      : `that port cannot be opened (${fault})`
  return new LaunchError(
    `${setting} is ${port}, but ${reason}. Set ${setting} to a free one, or stop the other program.`,
  )
}

/** Held by the launcher whose parts may serve the port: while it lives, they are no leftovers. */
const lockOf = (port: number) => `port ${port}`

const fileOf = (dataDir: string, port: number) => join(dataDir, `port-${port}.pid`)

/** Writes down who leads the process group that serves a port. */
export function recordPart(dataDir: string, port: number, leader: number): void {
  writeFileSync(fileOf(dataDir, port), `${leader}\n`)
}

/** The part has ended in order. */
export function forgetPart(dataDir: string, port: number): void {
  rmSync(fileOf(dataDir, port), { force: true })
}

/**
 * The leader of the process group that an earlier start put on a port, when something of the group
 * lives: helpers outlive their leader for a moment. A number that was given to others by now is
 * waited for in vain, and never signalled.
 */
function livingPartOn(dataDir: string, port: number): number | null {
  const leader = recordedPart(dataDir, port)
  if (leader === null) return null
  try {
    process.kill(-leader, 0)
    return leader
  } catch (error) {
    return errorCode(error) === 'EPERM' ? leader : null
  }
}

function recordedPart(dataDir: string, port: number): number | null {
  try {
    const leader = Number(readFileSync(fileOf(dataDir, port), 'utf8'))
    // Of 0 and 1 a negative number would mean other groups.
    return Number.isSafeInteger(leader) && leader > 1 ? leader : null
  } catch {
    return null
  }
}
