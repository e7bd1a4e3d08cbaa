import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '@/lib/config/settings'
import { checkBackupFolder } from '../backup/daily-backups'
import { hostFault } from '../free-port'
import { errorCode, LaunchError } from '../launch-error'
import { claimPort, takeStartLock } from './leftovers'

/**
 * All that can be refused before anything slow begins: the data folder, a second start on it, and
 * ports in use. What an earlier start left behind is waited for. The locks of data folder and ports
 * are held from here to the end of this process. Several instances on a PostgreSQL server of one's
 * own may share a folder, for it holds no database then.
 */
export async function checkStart(settings: Settings, say: (line: string) => void): Promise<void> {
  const { dataDir } = settings
  prepareDataFolder(dataDir)
  if (settings.databaseUrl === null && !(await takeStartLock({ dataDir, say }))) {
    throw new LaunchError(
      `DATA_DIR holds ${JSON.stringify(dataDir)}, on which another Handover is running: stop that one, or set DATA_DIR to another folder.`,
    )
  }
  if (settings.dailyBackups !== null) {
    if (settings.databaseUrl !== null) {
      throw new LaunchError(
        `BACKUP_DIR holds ${JSON.stringify(settings.dailyBackups.dir)}, but should be unset with DATABASE_URL: a server of your own is backed up with its own tools.`,
      )
    }
    checkBackupFolder(settings.dailyBackups.dir)
  }
  if (settings.host !== null) await refuseForeignHost(settings.host)
  await claimPort({ setting: 'PORT', port: settings.port, dataDir, say })
  if (settings.environment === 'simulator') {
    await claimPort({ setting: 'SIMULATOR_PORT', port: settings.simulatorPort, dataDir, say })
  }
}

async function refuseForeignHost(host: string): Promise<void> {
  const fault = await hostFault(host)
  if (fault === null) return
  throw new LaunchError(
    `HOST holds ${JSON.stringify(host)}, but should be an address of this machine, or 0.0.0.0 for all of them (${fault}).`,
  )
}

/** What is written there names customers: labels that were merged, and what a query failed with. */
const CLOSED_FOLDERS = ['logs', 'prints'] as const

/**
 * Makes the data folder with what it keeps to its owner, and proves by a file that it can be written
 * to. Files that an earlier version left open to others are closed.
 */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.write-probe-${process.pid}`)
  try {
    const isNew = !existsSync(dataDir)
    for (const name of CLOSED_FOLDERS) closeFolder(join(dataDir, name))
    // The database's own user must pass through, whatever the umask was.
    if (isNew) chmodSync(dataDir, 0o755)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    throw new LaunchError(
      `DATA_DIR holds ${JSON.stringify(dataDir)}, but should be a folder that can be written to (${errorCode(error)}).`,
      { cause: error },
    )
  }
}

function closeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  for (const name of readdirSync(folder)) {
    // Gone meanwhile, where another instance shares the folder.
    if (existsSync(join(folder, name))) chmodSync(join(folder, name), 0o600)
  }
}
