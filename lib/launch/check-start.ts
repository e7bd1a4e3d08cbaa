import type { Settings } from '@/lib/config/settings'
import { prepareDataFolder } from './data-folder'
import { requireFreePort } from './free-port'
import { LaunchError } from './launch-error'
import { takeLock } from './named-lock.mjs'

/**
 * All that can be refused before anything slow begins: the data folder, a second start on it, and
 * ports in use. The data folder's lock is held from here to the end of this process. Several
 * instances on a PostgreSQL server of one's own may share a folder, for it holds no database then.
 */
export async function checkStart(settings: Settings): Promise<void> {
  prepareDataFolder(settings.dataDir)
  if (settings.databaseUrl === null && (await takeLock('start', settings.dataDir)) === null) {
    throw new LaunchError(
      `DATA_DIR holds ${JSON.stringify(settings.dataDir)}, on which another Handover is running: stop that one, or set DATA_DIR to another folder.`,
    )
  }
  await requireFreePort('PORT', settings.port)
  if (settings.environment === 'simulator') {
    await requireFreePort('SIMULATOR_PORT', settings.simulatorPort)
  }
}
