import { existsSync, lstatSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchError } from '../launch-error'
import { makeFallbackHome } from './fallback-home'
import { canReach, serverUser } from './server-user'
import type { ServerUser } from './server-user'

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
