import { execFileSync, spawnSync } from 'node:child_process'
import { LaunchError } from '../launch-error'

/** The user that a server runs as; `null`: the one that runs this process. */
export type ServerUser = { uid: number; gid: number } | null

/**
 * PostgreSQL refuses to run as root, so root gives it to `nobody`, which every system has, or to
 * the owner of a cluster that exists (docs/decisions/0022).
 */
export function serverUser(clusterOwner: { uid: number; gid: number } | null): ServerUser {
  if (process.getuid?.() !== 0) return null
  if (clusterOwner !== null && clusterOwner.uid !== 0) return clusterOwner
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Whether the server's user can do this with a path, its parent folders considered. */
export function canReach(user: ServerUser, path: string, how: 'execute' | 'pass through'): boolean {
  const test = how === 'execute' ? '[ -f "$1" ] && [ -x "$1" ]' : '[ -d "$1" ] && [ -x "$1" ]'
  const result = spawnSync('/bin/sh', ['-c', test, 'sh', path], { cwd: '/', ...user })
  if (result.error === undefined) return result.status === 0
  throw new LaunchError(
    `PostgreSQL does not run as root, and this root may not start programs as another user (${result.error.message}): set DATABASE_URL to a PostgreSQL server of yours.`,
    { cause: result.error },
  )
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
}
