import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freeLoopbackPort } from '../free-port'
import { bundledBinaries, installedBinaries } from './binaries'
import { clusterHome, createCluster, readPassword, SUPERUSER } from './create-cluster'
import { connectWhenReady, startServerProcess } from './server-process'
import { reachableBinaries } from './fallback-home'
import { ensureRoles, type RoleUrls } from './roles'

type EphemeralServer = RoleUrls & {
  /** The address of a database of this server, as its superuser. */
  superuserUrl: (database: string) => string
  /** Stops the server and removes all of its data. */
  stop: () => Promise<void>
}

/** For data that may be lost: it is thrown away anyway. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

/**
 * A PostgreSQL server for tests, in a folder of its own that `stop` removes. `binDir` chooses
 * another PostgreSQL than the bundled one, such as /usr/lib/postgresql/15/bin.
 */
export async function startEphemeralServer(
  options: { binDir?: string } = {},
): Promise<EphemeralServer> {
  const folder = mkdtempSync(join(tmpdir(), 'handover-postgres-'))
  chmodSync(folder, 0o755)
  const quiet = () => undefined
  const place = clusterHome(folder, quiet)
  const chosen =
    options.binDir === undefined ? bundledBinaries() : installedBinaries(options.binDir)
  const binaries = reachableBinaries(chosen, place.user, quiet)
  await createCluster(binaries, place)
  const port = await freeLoopbackPort(null)
  const log = join(folder, 'postgres.log')
  const settings = ['max_connections=200', ...CARELESS]
  const server = startServerProcess({ ...place, bin: binaries.bin, port, log, settings })
  const password = readPassword(place)
  const superuserUrl = (name: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`
  const superuser = await connectWhenReady(superuserUrl('postgres'), server)
  const roles = await ensureRoles(superuser, { place, port })
  await superuser.end()
  return {
    ...roles,
    superuserUrl,
    stop: async () => {
      await server.stop()
      for (const path of [place.home, folder]) rmSync(path, { recursive: true, force: true })
    },
  }
}
