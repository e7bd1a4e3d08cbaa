import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freeLoopbackPort } from '../free-port'
import { LaunchError } from '../launch-error'
import { logFile } from '../log-file'
import type { Part } from '../shutdown'
import type { Binaries } from './binaries'
import { bundledBinaries } from './binaries'
import { clusterHome } from './cluster-home'
import type { ClusterHome } from './cluster-home'
import { connectWhenReady, ServerEndedError } from './connect-when-ready'
import { createCluster, readPassword, SUPERUSER } from './create-cluster'
import { reachableBinaries } from './fallback-home'
import { stopLeftover } from './leftover'
import { startServerProcess } from './server-process'
import type { ServerProcess } from './server-process'

const TRIES = 5
const BETWEEN_TRIES_MS = 500

export type PrivateServer = Part & {
  /** The address of the project's database, password included. */
  url: string
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
  const password = readPassword(place)
  const url = (name: string) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`
  await ensureDatabase(url('postgres'), server)
  return { ...server, port, url: url('handover') }
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
    const password = readPassword(place)
    try {
      const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`
      await (await connectWhenReady(url, server)).end()
      writeFileSync(portFile, String(port))
      return { server, port }
    } catch (error) {
      if (!(error instanceof ServerEndedError)) throw error
      if (tried === TRIES) throw new LaunchError(error.message, { cause: error })
      await delay(BETWEEN_TRIES_MS)
    }
  }
}

async function ensureDatabase(url: string, server: ServerProcess): Promise<void> {
  const client = await connectWhenReady(url, server)
  const found = await client.query("select from pg_database where datname = 'handover'")
  if (found.rowCount === 0) await client.query('create database handover')
  await client.end()
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
