import { createHash } from 'node:crypto'
import { chmodSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { errorCode, LaunchError } from '../launch-error'
import type { Binaries } from './binaries'
import { canReach } from './server-user'
import type { ServerUser } from './server-user'

/** Where a server's user reaches what it cannot reach under the project or the data folder. */
const FALLBACK = '/var/lib/handover'

/**
 * Makes a home for a new cluster outside the data folder. `link` is left in the data folder and points
 * there; a home whose link is gone belonged to a data folder that was removed, and is set aside.
 */
export function makeFallbackHome(dataDir: string, link: string, say: (line: string) => void): void {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const home = join(FALLBACK, hash)
  inFallback(() => {
    if (existsSync(home)) setAside(home, say)
    mkdirSync(home, { recursive: true })
    for (const folder of [FALLBACK, home]) chmodSync(folder, 0o755)
    symlinkSync(home, link)
  })
}

function setAside(home: string, say: (line: string) => void): void {
  const aside = `${home}.before-${Date.now()}`
  renameSync(home, aside)
  say(`${home} exists: the database of a removed folder is now ${aside}.`)
}

/** The binaries themselves, or a copy of them where the server's user can reach them. */
export function reachableBinaries(
  binaries: Binaries,
  user: ServerUser,
  say: (line: string) => void,
): Binaries {
  if (binaries.home === null || canReach(user, join(binaries.bin, 'postgres'), 'execute')) {
    return binaries
  }
  const home = join(FALLBACK, `postgresql-${binaries.version}`)
  const bin = join(home, basename(binaries.bin))
  if (!canReach(user, join(bin, 'postgres'), 'execute')) {
    say(`The database's user cannot reach the project's folder: its programs go to ${home}.`)
    inFallback(() => copyWhole(binaries.home ?? '', home))
  }
  return { ...binaries, bin, home }
}

/** A copy appears whole or not at all, so that a killed start leaves no half of one. */
function copyWhole(source: string, target: string): void {
  const draft = `${target}.draft-${process.pid}`
  mkdirSync(FALLBACK, { recursive: true })
  chmodSync(FALLBACK, 0o755)
  copyForAll(source, draft)
  try {
    renameSync(draft, target)
  } catch (error) {
    // Another start was faster, with the same files.
    rmSync(draft, { recursive: true })
    if (errorCode(error) !== 'ENOTEMPTY') throw error
  }
}

/** Folders in it get the mode of their originals in some versions of Node, that of the mask in others. */
function copyForAll(source: string, target: string): void {
  const umask = process.umask(0o022)
  try {
    cpSync(source, target, { recursive: true, verbatimSymlinks: true })
    chmodSync(target, 0o755)
  } finally {
    process.umask(umask)
  }
}

function inFallback(work: () => void): void {
  try {
    work()
  } catch (error) {
    throw new LaunchError(
      `The database's user cannot reach the data folder, and ${FALLBACK} cannot be used instead (${errorCode(error)}): set DATA_DIR to a folder that every user may pass through.`,
      { cause: error },
    )
  }
}
