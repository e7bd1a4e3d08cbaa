import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LaunchError } from '../launch-error'
import type { Binaries } from './binaries'
import { makeFallbackHome } from './fallback-home'
import { canReach, serverUser, type ServerUser } from './server-user'

const run = promisify(execFile)
const DRAFT = 'draft-'

/** The superuser of every private server. */
export const SUPERUSER = 'handover'

/**
 * Makes the cluster when there is none: UTF-8, a locale in which trigrams of Chinese work, and a
 * password for every connection. It appears whole or not at all, so a killed start leaves no half.
 */
export async function createCluster(binaries: Binaries, place: ClusterHome): Promise<void> {
  if (existsSync(place.data)) return
  for (const name of readdirSync(place.home).filter((each) => each.startsWith(DRAFT))) {
    rmSync(join(place.home, name), { recursive: true })
  }
  const draft = join(place.home, `${DRAFT}${process.pid}`)
  const password = randomBytes(24).toString('base64url')
  const passwordFile = join(draft, 'password')
  mkdirSync(draft)
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  for (const path of place.user === null ? [] : [draft, passwordFile]) {
    chownSync(path, place.user?.uid ?? 0, place.user?.gid ?? 0)
  }
  await initialise(binaries, place, join(draft, 'data'), passwordFile)
  writeFileSync(passwordPath(place), password, { mode: 0o600 })
  chmodSync(passwordPath(place), 0o600)
  renameSync(join(draft, 'data'), place.data)
  rmSync(draft, { recursive: true })
}

/** The superuser's password. */
export function readPassword(place: ClusterHome): string {
  if (existsSync(passwordPath(place))) return readFileSync(passwordPath(place), 'utf8')
  throw new LaunchError(`${passwordPath(place)} is missing: restore it, or set DATABASE_URL.`)
}

function passwordPath(place: ClusterHome): string {
  return join(place.home, 'password')
}

async function initialise(
  binaries: Binaries,
  place: ClusterHome,
  data: string,
  passwordFile: string,
): Promise<void> {
  // The builtin provider is the same on every machine, but came with 17.
  const provider = binaries.major >= 17 ? ['--locale-provider=builtin'] : []
  const args = [
    `--pgdata=${data}`,
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...provider,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
  ]
  try {
    await run(join(binaries.bin, 'initdb'), args, { cwd: place.home, ...place.user })
  } catch (cause) {
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr) : String(cause)
    throw new LaunchError(
      `The database could not be created: ${said.trim().replace(/\s+/g, ' ')}`,
      {
        cause,
      },
    )
  }
}

/** Where one cluster lives, and who runs it. All paths are real ones, links resolved. */
export type ClusterHome = {
  /** Belongs to us: holds the password, the last port, and `data`. */
  home: string
  /** Belongs to the server's user. */
  data: string
  user: ServerUser
}

/**
 * Finds the cluster's home or makes one: `postgres` in the data folder, or, when the server's user
 * cannot reach that, a folder under /var/lib/handover to which `postgres` is then a link.
 */
export function clusterHome(dataDir: string, say: (line: string) => void): ClusterHome {
  const place = join(dataDir, 'postgres')
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) makeHome(dataDir, place, say)
  if (!existsSync(place)) {
    throw new LaunchError(
      `${place} points to a folder that is gone: restore it, or remove the link to begin with an empty database.`,
    )
  }
  const home = realpathSync(place)
  if (lstatSync(place).isSymbolicLink()) {
    say(`The database's user cannot reach ${dataDir}: the database is kept in ${home}.`)
  }
  const data = join(home, 'data')
  const user = serverUser(ownerOf(data))
  refuseUnreachable(home, data, user)
  return { home, data, user }
}

function makeHome(dataDir: string, place: string, say: (line: string) => void): void {
  if (canReach(serverUser(null), dataDir, 'pass through')) {
    mkdirSync(place, { mode: 0o755 })
    return
  }
  makeFallbackHome(dataDir, place, say)
}

function ownerOf(path: string): { uid: number; gid: number } | null {
  if (!existsSync(path)) return null
  const { uid, gid } = statSync(path)
  return { uid, gid }
}

function refuseUnreachable(home: string, data: string, user: ServerUser): void {
  if (!canReach(user, home, 'pass through')) {
    throw new LaunchError(
      `${home} holds the database, but its user can no longer reach it: let every user pass through its parent folders (chmod o+x).`,
    )
  }
  if (user === null && existsSync(data) && statSync(data).uid !== process.getuid?.()) {
    throw new LaunchError(
      `${data} belongs to another user: start as the user that started it first, or set DATA_DIR to another folder.`,
    )
  }
}
