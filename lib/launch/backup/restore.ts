import { createReadStream, lstatSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Client } from 'pg'
import type { Settings } from '@/lib/config/settings'
import { type BackupHeader, readHeader } from '@/lib/db/backup/backup-format'
import { BackupFault, loadDump } from '@/lib/db/backup/load-dump'
import { linesOf } from '@/lib/db/backup/lines-of'
import { migrateThrough } from '@/lib/db/migrate'
import { prepareQueue } from '@/lib/jobs/prepare-queue'
import { errorCode, LaunchError } from '../launch-error'
import { takeLock } from '../named-lock.mjs'
import { startPrivateServer } from '../postgres/private-server'
import { prepareDataFolder } from '../start/check-start'

type Restore = {
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>
  path: string
  say: (line: string) => void
}

/**
 * Makes the private server of a data folder that has none from a backup. Whole or not at all: what
 * was begun is removed when it fails. Throws `LaunchError` with one line. Returns when it was taken.
 */
export async function restore({ settings, path, say }: Restore): Promise<string> {
  const { databaseUrl, dataDir } = settings
  if (databaseUrl !== null) throw new LaunchError(ownServer('restored'))
  refuseFilled(dataDir)
  const lines = linesOf(unpacked(path))
  const header = await headerOf(path, lines)
  prepareDataFolder(dataDir)
  const lock = await takeLock('start', dataDir)
  if (lock === null) throw new LaunchError(filled(dataDir))
  try {
    // Somebody may have been quicker.
    refuseFilled(dataDir)
    await fillOrRemove({ dataDir, header, lines, say, path })
  } finally {
    await lock.release()
  }
  return header.takenAt
}

export const ownServer = (what: 'backed up' | 'restored') =>
  `DATABASE_URL is set: a server of your own is ${what} with its own tools, as README says.`

const filled = (dataDir: string) =>
  `DATA_DIR holds ${JSON.stringify(dataDir)}, which has a database already: a backup is restored into an empty folder alone.`

function refuseFilled(dataDir: string): void {
  if (lstatSync(join(dataDir, 'postgres'), { throwIfNoEntry: false }) !== undefined) {
    throw new LaunchError(filled(dataDir))
  }
}

type Filling = {
  dataDir: string
  header: BackupHeader
  lines: AsyncGenerator<Buffer>
  say: (line: string) => void
  path: string
}

async function fillOrRemove(what: Filling): Promise<void> {
  try {
    await fill(what)
  } catch (error) {
    removeDatabase(what.dataDir)
    throw error
  }
}

async function fill(what: Filling): Promise<void> {
  const { dataDir, header, lines, say, path } = what
  const server = await startPrivateServer({ dataDir, say })
  try {
    if (!(await migrateThrough(server.ownerUrl, header.migration))) {
      throw new LaunchError(
        `${path} was written by another version of Handover: restore it with that one, or with a later one.`,
      )
    }
    await withClient(server.ownerUrl, (owner) => prepareQueue(server.ownerUrl, owner))
    await withClient(server.superuserUrl, (superuser) => loadDump(superuser, lines))
  } catch (error) {
    throw faultOf(path, error)
  } finally {
    await server.stop()
  }
}

async function withClient(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

async function* unpacked(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path)
  const gunzip = createGunzip()
  // Its errors come to whoever reads.
  pipeline(file, gunzip, () => undefined)
  for await (const piece of gunzip) yield Buffer.from(piece as Uint8Array)
}

async function headerOf(path: string, lines: AsyncGenerator<Buffer>): Promise<BackupHeader> {
  try {
    const first = await lines.next()
    const header = first.done ? null : readHeader(first.value.toString('utf8'))
    if (header === null) throw new BackupFault('it does not begin like one')
    return header
  } catch (error) {
    throw faultOf(path, error)
  }
}

/** What the person at the terminal can do something about, in one line. */
function faultOf(path: string, error: unknown): unknown {
  if (error instanceof LaunchError) return error
  const code = errorCode(error)
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new LaunchError(`${path} cannot be read (${code}).`, { cause: error })
  }
  const isDamaged = error instanceof BackupFault || code.startsWith('Z_')
  if (!isDamaged) return error
  return new LaunchError(
    `${path} is no whole backup of Handover (${code}). Nothing was restored.`,
    {
      cause: error,
    },
  )
}

function removeDatabase(dataDir: string): void {
  const place = join(dataDir, 'postgres')
  if (lstatSync(place, { throwIfNoEntry: false }) === undefined) return
  rmSync(realpathSync(place), { recursive: true, force: true })
  rmSync(place, { recursive: true, force: true })
}
