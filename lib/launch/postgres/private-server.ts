import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freeLoopbackPort } from '../free-port'
import { LaunchError } from '../launch-error'
import { logFile } from '../service'
import type { Part } from '../start/shutdown'
import { type Binaries, bundledBinaries } from './binaries'
import {
  clusterHome,
  type ClusterHome,
  SUPERUSER,
  createCluster,
  readPassword,
} from './create-cluster'
import {
  ServerEndedError,
  connectWhenReady,
  startServerProcess,
  type ServerProcess,
} from './server-process'
import { reachableBinaries } from './fallback-home'
import { createOwnedDatabase, DATABASE, ensureRoles, giveToOwner, type RoleUrls } from './roles'

const BETWEEN_LOOKS_MS = 50

/** Asked in this order: finish at once but cleanly, then leave the rest to crash recovery. */
const ASKS = [
  { signal: 'SIGINT', patienceMs: 15_000 },
  { signal: 'SIGQUIT', patienceMs: 5_000 },
] as const

const TRIES = 5
const BETWEEN_TRIES_MS = 500

type PrivateServer = Part & {
  /** The address of the project's database for the application, password included. */
  url: string
  /** The same for the owner of its tables, as whom migrations run. */
  ownerUrl: string
  /** The same for the superuser, whom only the launcher and its commands need. */
  superuserUrl: string
  port: number
  ended: Promise<string>
}

/**
 * Starts the private PostgreSQL server of a data folder, creating its cluster and database at the
 * first start. The caller holds the data folder's lock. Throws `LaunchError` with one line.
 */
export async function startPrivateServer(options: {
  dataDir: string
  say: (line: string) => void
}): Promise<PrivateServer> {
  const { dataDir, say } = options
  const place = clusterHome(dataDir, say)
  const binaries = reachableBinaries(bundledBinaries(), place.user, say)
  refuseOtherMajor(place, binaries)
  if (existsSync(place.data)) await stopLeftover(place.data, say)
  else say('Creating the database...')
  await createCluster(binaries, place)
  const log = logFile(dataDir, 'postgres')
  const { server, port } = await startOnFreePort(binaries, place, log)
  const superuserUrl = superuserUrlOf(place, port)
  const roles = await ensureDatabase({ place, port, server })
  return {
    ...server,
    port,
    url: roles.url(DATABASE),
    ownerUrl: roles.ownerUrl(DATABASE),
    superuserUrl: superuserUrl(DATABASE),
  }
}

/** By which address the superuser connects to a database of the server. */
function superuserUrlOf(place: ClusterHome, port: number): (database: string) => string {
  const password = readPassword(place)
  return (name) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`
}

/** A port is free only until somebody takes it, and a killed server's memory a moment in use. */
async function startOnFreePort(
  binaries: Binaries,
  place: ClusterHome,
  log: string,
): Promise<{ server: ServerProcess; port: number }> {
  const portFile = join(place.home, 'port')
  for (let tried = 1; ; tried++) {
    const port = await freeLoopbackPort(lastPort(portFile))
    const settings = ['max_connections=100']
    const { bin } = binaries
    const server = startServerProcess({ ...place, bin, port, log, settings })
    try {
      const url = superuserUrlOf(place, port)
      await (await connectWhenReady(url('postgres'), server)).end()
      writeFileSync(portFile, String(port))
      return { server, port }
    } catch (error) {
      if (!(error instanceof ServerEndedError)) throw error
      if (tried === TRIES) throw new LaunchError(error.message, { cause: error })
      await delay(BETWEEN_TRIES_MS)
    }
  }
}

/** The roles, and the database that belongs to one of them; one of an earlier version is given to it. */
async function ensureDatabase(on: {
  place: ClusterHome
  port: number
  server: ServerProcess
}): Promise<RoleUrls> {
  const url = superuserUrlOf(on.place, on.port)
  const client = await connectWhenReady(url('postgres'), on.server)
  try {
    const roles = await ensureRoles(client, on)
    const found = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (found.rowCount === 0) await createOwnedDatabase(client, DATABASE)
    else await giveToOwner(client, { name: DATABASE, url: url(DATABASE) })
    return roles
  } finally {
    await client.end()
  }
}

function lastPort(portFile: string): number | null {
  return existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || null : null
}

/** PostgreSQL does not open the files of another major version. */
function refuseOtherMajor(place: ClusterHome, binaries: Binaries): void {
  const versionFile = join(place.data, 'PG_VERSION')
  if (!existsSync(versionFile)) return
  const major = Number(readFileSync(versionFile, 'utf8'))
  if (major === binaries.major) return
  throw new LaunchError(
    `${place.data} was written by PostgreSQL ${major}, but this is ${binaries.major}: dump and restore it, or set DATA_DIR to a new folder.`,
  )
}

/**
 * Stops a server that a killed start left behind on this cluster, and removes a pid file that no
 * server of this cluster stands behind (its number may belong to another program by now). Call it
 * only under the data folder's lock: then nobody else's server can be meant.
 */
async function stopLeftover(data: string, say: (line: string) => void): Promise<void> {
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
