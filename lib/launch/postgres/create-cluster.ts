import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LaunchError } from '../launch-error'
import type { Binaries } from './binaries'
import type { ClusterHome } from './cluster-home'

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
    ...[`--pgdata=${data}`, '--encoding=UTF8', '--locale=C.UTF-8', ...provider],
    ...[`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
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
